import { expect, test } from "vitest";
import { canTransition } from "#core/state-machine.ts";
import {
  canChooseShipping,
  FORWARD_PROGRESS,
  FORWARD_STATUSES,
  FORWARD_TRANSITIONS,
  type ForwardStatus,
  forwardNumber,
  hasPrice,
  isEnded,
  isInTransit,
  STORED,
} from "./forward-status.ts";

const reachedFrom = (start: ForwardStatus) => {
  const seen = new Set<ForwardStatus>([start]);
  for (const status of seen) for (const next of FORWARD_TRANSITIONS[status]) seen.add(next);
  return seen;
};

test("every status can be reached from the declaration", () => {
  expect([...reachedFrom("declared")].sort()).toEqual([...FORWARD_STATUSES].sort());
});

test("ended statuses are final, and every other one can still end", () => {
  for (const status of FORWARD_STATUSES) {
    expect(FORWARD_TRANSITIONS[status].length === 0, status).toBe(isEnded(status));
    expect([...reachedFrom(status)].some(isEnded), status).toBe(true);
  }
});

test("the normal progress to a door or pickup point is allowed", () => {
  for (const not of ["ready_for_pickup", "out_for_delivery"]) {
    const way = FORWARD_PROGRESS.filter((status) => status !== not);
    way.slice(1).forEach((status, at) => {
      const before = way[at] ?? "declared";
      expect(canTransition(FORWARD_TRANSITIONS, before, status), `${before} to ${status}`).toBe(
        true,
      );
    });
  }
});

test.each([
  ["declared", "paid"],
  ["received", "shipped"],
  ["awaiting_payment", "packed"],
  ["paid", "returned"],
  ["shipped", "received"],
  ["delivered", "returned"],
  ["returned", "received"],
] as const)("%s cannot change directly to %s", (from, to) => {
  expect(canTransition(FORWARD_TRANSITIONS, from, to)).toBe(false);
});

test("a parcel is in transit in the statuses that need no action of its owner", () => {
  const not = ["awaiting_payment", "delivered", "on_hold", "returned", "consolidated"];
  const others = FORWARD_STATUSES.filter((status) => !isInTransit(status));
  expect(others.toSorted()).toEqual(not.toSorted());
  expect(isInTransit("lost")).toBe(false);
});

test("a parcel's number is FR and its id", () => {
  expect(forwardNumber(5001)).toBe("FR5001");
});

test("shipping can be chosen only while a stored parcel is unpaid", () => {
  expect(FORWARD_STATUSES.filter(canChooseShipping)).toEqual(["received", "awaiting_payment"]);
  expect(STORED).toEqual(["received", "awaiting_payment", "on_hold"]);
});

test("a parcel has a price from the choice of shipping until it is withdrawn", () => {
  const priced = FORWARD_STATUSES.filter((status) => hasPrice({ status, method: "air" }));
  expect(FORWARD_STATUSES.filter((status) => !priced.includes(status))).toEqual([
    "received",
    "on_hold",
  ]);
  expect(FORWARD_STATUSES.some((status) => hasPrice({ status, method: null }))).toBe(false);
});
