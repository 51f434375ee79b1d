import { expect, test } from "vitest";
import { isBeingPaid } from "./order-payment.ts";

const payment = (status: string) => ({ status }) as never;

test("an unpaid order is being paid while one of its payments is pending", () => {
  const unpaid = { status: "awaiting_payment" as const };
  expect(isBeingPaid({ ...unpaid, payments: [payment("failed"), payment("pending")] })).toBe(true);
  expect(isBeingPaid({ ...unpaid, payments: [payment("failed")] })).toBe(false);
  expect(isBeingPaid({ ...unpaid, payments: [] })).toBe(false);
  expect(isBeingPaid({ status: "paid", payments: [payment("pending")] })).toBe(false);
});
