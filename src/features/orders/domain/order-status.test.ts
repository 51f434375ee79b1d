import { expect, test } from "vitest";
import { canTransition } from "#core/state-machine.ts";
import {
  isCancellable,
  isEnded,
  isInProgress,
  isPartShipped,
  isUnshipped,
  ORDER_PROGRESS,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  type OrderStatus,
  orderNumber,
} from "./order-status.ts";

const may = (from: OrderStatus, to: OrderStatus) => canTransition(ORDER_TRANSITIONS, from, to);

test("an order can take each step to a locker or to the door in order (product notes §4)", () => {
  const byLocker = ORDER_PROGRESS.filter((status) => status !== "out_for_delivery");
  const toTheDoor = ORDER_PROGRESS.filter((status) => status !== "ready_for_pickup");
  for (const way of [byLocker, toTheDoor]) {
    way.slice(1).forEach((status, at) => {
      expect(may(way[at] ?? "paid", status), `${way[at]} → ${status}`).toBe(true);
    });
  }
});

test.each<[OrderStatus, OrderStatus]>([
  ["awaiting_payment", "purchased"],
  ["paid", "awaiting_payment"],
  ["delivered", "cancelled"],
  ["purchased", "cancelled"],
  ["cancelled", "paid"],
  ["expired", "paid"],
  ["refunded", "paid"],
])("an order never goes from %s to %s", (from, to) => expect(may(from, to)).toBe(false));

test("each status is reachable, none leads to itself, and each unfinished one leads on", () => {
  const reached = new Set<OrderStatus>(["awaiting_payment"]);
  for (const status of reached) for (const next of ORDER_TRANSITIONS[status]) reached.add(next);
  expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort());
  for (const status of ORDER_STATUSES) {
    expect(may(status, status)).toBe(false);
    if (!isEnded(status)) expect(ORDER_TRANSITIONS[status].length).toBeGreaterThan(0);
  }
});

test("an order can be cancelled exactly in the statuses that may become cancelled", () => {
  for (const status of ORDER_STATUSES) expect(isCancellable(status)).toBe(may(status, "cancelled"));
});

test("an order is in progress from its payment until its delivery", () => {
  const onTheirWay = ORDER_STATUSES.filter(isInProgress);
  expect(onTheirWay).toEqual(ORDER_PROGRESS.slice(1, -1));
});

test("an order counts as unshipped until it has left, and as part shipped at the warehouse", () => {
  expect(ORDER_STATUSES.filter(isUnshipped)).toEqual([
    "awaiting_payment",
    "paid",
    "purchased",
    "at_warehouse",
  ]);
  expect(ORDER_STATUSES.filter((status) => isPartShipped(status, 1))).toEqual(["at_warehouse"]);
  expect(isPartShipped("at_warehouse", 0)).toBe(false);
});

test("a delivered, cancelled or expired order can only become refunded", () => {
  for (const status of ["delivered", "cancelled", "expired"] as const) {
    expect(ORDER_TRANSITIONS[status]).toEqual(["refunded"]);
  }
  expect(ORDER_TRANSITIONS.refunded).toEqual([]);
});

test("an order's number begins with QU", () => {
  expect(orderNumber(7)).toBe("QU7");
});
