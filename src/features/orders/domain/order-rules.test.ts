import { expect, test } from "vitest";
import { isBeingPaid } from "./order-payment.ts";
import { ORDER_TRANSITIONS, orderNumber } from "./order-status.ts";
import { DEFAULT_FILTER, isOrdersFilter, ORDERS_FILTERS } from "./orders-filter.ts";
import { canWithdraw } from "./withdrawal.ts";

const payment = (status: string) => ({ status }) as never;

test("money of an unpaid order is on its way while one of its payments is", () => {
  const unpaid = { status: "awaiting_payment" as const };
  expect(isBeingPaid({ ...unpaid, payments: [payment("failed"), payment("pending")] })).toBe(true);
  expect(isBeingPaid({ ...unpaid, payments: [payment("failed")] })).toBe(false);
  expect(isBeingPaid({ ...unpaid, payments: [] })).toBe(false);
  expect(isBeingPaid({ status: "paid", payments: [payment("pending")] })).toBe(false);
});

test("orders are narrowed to what product notes §7 lists", () => {
  expect(ORDERS_FILTERS.every(isOrdersFilter)).toBe(true);
  expect([isOrdersFilter("paid"), isOrdersFilter(null)]).toEqual([false, false]);
  expect(DEFAULT_FILTER).toBe("all_orders");
});

test("what was called off, expired or arrived can only be paid back", () => {
  expect(orderNumber(7)).toBe("QU7");
  for (const status of ["delivered", "cancelled", "expired"] as const) {
    expect(ORDER_TRANSITIONS[status]).toEqual(["refunded"]);
  }
  expect(ORDER_TRANSITIONS.refunded).toEqual([]);
});

test("only what arrived, and not longer than two weeks ago, can still be given back", () => {
  const deliveredAt = new Date("2026-11-01T00:00:00Z");
  const may = (order: object, now: string) =>
    canWithdraw({ status: "delivered", deliveredAt, withdrawnAt: null, ...order }, new Date(now));
  expect(may({}, "2026-11-14T23:59:59Z")).toBe(true);
  expect(may({}, "2026-11-15T00:00:00Z")).toBe(false);
  expect(may({ deliveredAt: null }, "2026-11-02T00:00:00Z")).toBe(false);
  expect(may({ status: "refunded" }, "2026-11-02T00:00:00Z")).toBe(false);
  expect(may({ status: "expired", deliveredAt: null }, "2026-11-02T00:00:00Z")).toBe(false);
});
