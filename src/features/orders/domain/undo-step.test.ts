import { expect, test } from "vitest";
import type { OrderStatus } from "./order-status.ts";
import { stepBefore, stepsThatStand } from "./undo-step.ts";

const now = new Date("2026-11-17T12:00:00Z");
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const paid = {
  status: "paid",
  actorKind: "payment",
  actorId: null,
  at: secondsAgo(900),
  undoes: null,
} as const;
const bought = { ...paid, status: "purchased", actorKind: "staff", actorId: 7 } as const;
const by7 = { actorId: 7, now };

test("only the staff member who made a step can undo it, for half a minute", () => {
  const last = { ...bought, at: secondsAgo(29) };
  expect(stepBefore([last, paid], by7)).toBe("paid");
  expect(stepBefore([{ ...last, at: secondsAgo(36) }, paid], by7)).toBeUndefined();
  expect(stepBefore([last, paid], { actorId: 8, now })).toBeUndefined();
  expect(stepBefore([last], by7)).toBeUndefined();
});

test("an undone step, an automatic step and a shipment cannot be undone", () => {
  const last = { ...bought, at: secondsAgo(1) };
  expect(stepBefore([{ ...last, undoes: 3 }, paid], by7)).toBeUndefined();
  expect(stepBefore([{ ...last, actorKind: "system" }, paid], by7)).toBeUndefined();
  expect(stepBefore([{ ...last, status: "shipped" }, paid], by7)).toBeUndefined();
});

test("a bulk step can be undone for longer", () => {
  const last = { ...bought, at: secondsAgo(599) };
  expect(stepBefore([last, paid], { ...by7, seconds: 600 })).toBe("paid");
  expect(stepBefore([{ ...last, at: secondsAgo(601) }, paid], { ...by7, seconds: 600 })).toBe(
    undefined,
  );
});

test("undone steps and their undo steps are left out of the timeline", () => {
  const step = (status: OrderStatus, is_undo = false) => ({ status, is_undo });
  const timeline = [
    step("paid"),
    step("purchased"),
    step("paid", true),
    step("purchased"),
    step("at_warehouse"),
    step("purchased", true),
  ];
  expect(stepsThatStand(timeline)).toEqual([step("paid"), step("purchased")]);
});
