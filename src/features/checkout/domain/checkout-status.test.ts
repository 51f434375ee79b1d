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

test("an open checkout expires after 60 minutes without a call, others do not", () => {
  expect(CHECKOUT_MINUTES).toBe(60);
  expect(statusAt({ status: "open", calledAt: minutesAgo(59) }, now)).toBe("open");
  expect(statusAt({ status: "open", calledAt: minutesAgo(60) }, now)).toBe("expired");
  expect(statusAt({ status: "placed", calledAt: minutesAgo(600) }, now)).toBe("placed");
  expect(statusAt({ status: "invalidated", calledAt: minutesAgo(600) }, now)).toBe("invalidated");
});

test("a placed checkout stays placed, and any other one can become placed", () => {
  for (const status of CHECKOUT_STATUSES) {
    expect(canTransition(CHECKOUT_TRANSITIONS, "placed", status)).toBe(false);
    expect(canTransition(CHECKOUT_TRANSITIONS, status, "placed")).toBe(status !== "placed");
    expect(canTransition(CHECKOUT_TRANSITIONS, status, "open")).toBe(false);
  }
});

test("a checkout can be placed from any status and never leaves that status", () => {
  expect(CHECKOUT_TRANSITIONS).toEqual({
    open: ["placed", "invalidated", "expired"],
    invalidated: ["placed"],
    expired: ["placed"],
    placed: [],
  });
});
