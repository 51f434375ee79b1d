import { type Cents, sum } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import type { RefundablePayment } from "#features/payments/server/refunds/refund-parts.ts";
import { explainTotal, partOf } from "../../domain/explain-total.ts";
import { type Refundable, refundableParts } from "../../domain/refund.ts";
import { orderLifecycle } from "../order-lifecycle.ts";
import { type Order, selectLines } from "../orders.repository.ts";
import { pricedOrder } from "../placement/priced-order.ts";
import {
  type OrderRefund,
  type RefundLine,
  selectOrderRefunds,
} from "./order-refunds.repository.ts";

/** What can still be refunded of an order, and from which sources. */
export type RefundState = {
  parts: Refundable;
  payments: readonly RefundablePayment[];
  /** What the wallet paid, in the order's currency and in euros, and how much of it was returned. */
  balance: { convertedCents: Cents; euroCents: Cents; returnedCents: Cents };
  leftCents: Cents;
  /** The buyer and the payers have accounts, so the money can go into the wallet instead. */
  canUseWallet: boolean;
  earlier: (OrderRefund & { lines: RefundLine[] })[];
};

/** The order is paid and not over: orders that end before the goods are bought are refunded automatically. */
export const isOpenToRefunds = (order: Order): boolean =>
  order.paidAt !== null &&
  !["cancelled", "expired"].includes(order.status) &&
  !orderLifecycle.refuse(order, "refunded");

export async function readRefundState(
  db: Queryable,
  order: Order,
  payments: readonly RefundablePayment[],
): Promise<RefundState> {
  const lines = await selectLines(db, [order.id]);
  const earlier = await selectOrderRefunds(db, order.id);
  const total = explainTotal(pricedOrder(order, lines), order.rate);
  const balance = {
    convertedCents: 0 - partOf(total.parts, "balance"),
    euroCents: order.balanceCents,
    returnedCents: sum(earlier.map(({ fromBalanceCents }) => fromBalanceCents)),
  };
  // An order that ended has returned all that the wallet paid.
  const hasEnded = ["refunded", "cancelled", "expired"].includes(order.status);
  const fromBalance = hasEnded ? 0 : balance.convertedCents - balance.returnedCents;
  return {
    parts: refundableParts({ lines, total, earlier }),
    payments,
    balance,
    leftCents: sum(payments.map(({ leftCents }) => leftCents)) + fromBalance,
    canUseWallet:
      order.customerId !== null &&
      payments.every(({ leftCents, hasWallet }) => leftCents <= 0 || hasWallet),
    earlier,
  };
}
