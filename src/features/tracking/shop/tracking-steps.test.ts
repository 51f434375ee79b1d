import { expect, test } from "vitest";
import type { MessageKey } from "#core/message-key.ts";
import type { TrackedStep } from "../contract.ts";
import { nextStepText } from "./tracking-steps.tsx";

const keyOnly = (key: MessageKey) => key;
const step = (by: TrackedStep["by"]): TrackedStep => ({
  by,
  stage: "departed",
  at: "2026-11-17T16:22:00Z",
  city: null,
  country: null,
});
const next = (...events: TrackedStep[]) =>
  nextStepText({ kind: "order", state: "at_warehouse", events }, keyOnly as never);

test("the next step of a partly shipped order is about the rest", () => {
  expect(next(step("order"))).toBe("orders.next.at_warehouse");
  expect(next(step("order"), step("carrier"))).toBe("orders.part_next");
});
