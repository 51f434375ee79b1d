import { expect, test } from "vitest";
import type { OrderStatus } from "./order-status.ts";
import { mayWithdraw, withdrawalEnd } from "./withdrawal.ts";

const delivered = new Date("2026-11-01T10:00:00Z");
const at = (time: string) => new Date(time);

test("fourteen days, to the moment", () => {
  const order = { status: "delivered" as const, deliveredAt: delivered, withdrawnAt: null };
  expect(withdrawalEnd(order)).toEqual(at("2026-11-15T10:00:00Z"));
  expect(mayWithdraw(order, at("2026-11-15T09:59:59Z"))).toBe(true);
  expect(mayWithdraw(order, at("2026-11-15T10:00:00Z"))).toBe(false);
  expect(mayWithdraw({ ...order, withdrawnAt: delivered }, delivered)).toBe(false);
});

test.each<[OrderStatus, boolean]>([
  ["awaiting_payment", false],
  ["paid", false],
  ["purchased", true],
  ["in_customs", true],
  ["ready_for_pickup", true],
  ["cancelled", false],
  ["refunded", false],
])("while %s: %s", (status, may) => {
  expect(mayWithdraw({ status, deliveredAt: null, withdrawnAt: null }, delivered)).toBe(may);
});
