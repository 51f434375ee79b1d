import { expect, test } from "vitest";
import type { OrderStatus } from "./order-status.ts";
import { canWithdraw, withdrawalEnd } from "./withdrawal.ts";

const delivered = new Date("2026-11-01T10:00:00Z");
const at = (time: string) => new Date(time);

test("an order can be withdrawn from for exactly fourteen days after delivery", () => {
  const order = { status: "delivered" as const, deliveredAt: delivered, withdrawnAt: null };
  expect(withdrawalEnd(order)).toEqual(at("2026-11-15T10:00:00Z"));
  expect(canWithdraw(order, at("2026-11-15T09:59:59Z"))).toBe(true);
  expect(canWithdraw(order, at("2026-11-15T10:00:00Z"))).toBe(false);
  expect(canWithdraw({ ...order, withdrawnAt: delivered }, delivered)).toBe(false);
});

test.each<[OrderStatus, boolean]>([
  ["awaiting_payment", false],
  ["paid", false],
  ["purchased", true],
  ["in_customs", true],
  ["ready_for_pickup", true],
  ["cancelled", false],
  ["refunded", false],
])("an order that is %s can be withdrawn from: %s", (status, may) => {
  expect(canWithdraw({ status, deliveredAt: null, withdrawnAt: null }, delivered)).toBe(may);
});

test("a delivered order without a delivery date cannot be withdrawn from", () => {
  const order = { status: "delivered", withdrawnAt: null, deliveredAt: null } as const;
  expect(canWithdraw(order, new Date(0))).toBe(false);
});

test("only a delivered order can be withdrawn from, for two weeks", () => {
  const deliveredAt = new Date("2026-11-01T00:00:00Z");
  const may = (order: object, now: string) =>
    canWithdraw({ status: "delivered", deliveredAt, withdrawnAt: null, ...order }, new Date(now));
  expect(may({}, "2026-11-14T23:59:59Z")).toBe(true);
  expect(may({}, "2026-11-15T00:00:00Z")).toBe(false);
  expect(may({ deliveredAt: null }, "2026-11-02T00:00:00Z")).toBe(false);
  expect(may({ status: "refunded" }, "2026-11-02T00:00:00Z")).toBe(false);
  expect(may({ status: "expired", deliveredAt: null }, "2026-11-02T00:00:00Z")).toBe(false);
});
