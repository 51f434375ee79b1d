import { expect, test } from "vitest";
import { canTransition } from "#core/state-machine.ts";
import {
  CHECKOUT_MINUTES,
  CHECKOUT_STATUSES,
  CHECKOUT_TRANSITIONS,
  statusAt,
} from "./checkout-status.ts";

const now = new Date("2026-05-01T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test("sixty minutes without a call and an open one is over; no other one is", () => {
  expect(CHECKOUT_MINUTES).toBe(60);
  expect(statusAt({ status: "open", calledAt: minutesAgo(59) }, now)).toBe("open");
  expect(statusAt({ status: "open", calledAt: minutesAgo(60) }, now)).toBe("expired");
  expect(statusAt({ status: "placed", calledAt: minutesAgo(600) }, now)).toBe("placed");
  expect(statusAt({ status: "invalidated", calledAt: minutesAgo(600) }, now)).toBe("invalidated");
});

test("what is placed stays so, and whatever was left is placed when its order is paid", () => {
  for (const status of CHECKOUT_STATUSES) {
    expect(canTransition(CHECKOUT_TRANSITIONS, "placed", status)).toBe(false);
    expect(canTransition(CHECKOUT_TRANSITIONS, status, "placed")).toBe(status !== "placed");
    expect(canTransition(CHECKOUT_TRANSITIONS, status, "open")).toBe(false);
  }
});

test("a checkout is placed from wherever it was, and from there leads nowhere", () => {
  expect(CHECKOUT_TRANSITIONS).toEqual({
    open: ["placed", "invalidated", "expired"],
    invalidated: ["placed"],
    expired: ["placed"],
    placed: [],
  });
});
