import { isPaid as isPaidStatus } from "#features/payments/domain/payment-status.ts";
import { PROVIDERS, type ProviderId } from "#ports/provider-id.ts";
import type { PricedOrder } from "../../domain/order-totals.ts";
import { type Order, selectLines, selectOrder } from "../orders.repository.ts";
import { pricedOrder } from "../priced-order.ts";
import type { ShowOrderDeps } from "./get-my-order.ts";

export type ReadOrder = {
  order: Order;
  lines: Awaited<ReturnType<typeof selectLines>>;
  /** Without the fee of a payment. */
  priced: PricedOrder;
  isPaid: boolean;
  /** The payment whose money is on its way, by its reference. */
  underWay: string | undefined;
  /** Who was paid; what the wallet paid whole has no payment. */
  paidBy: ProviderId | undefined;
};

/** For those who made it: with its lines and what its price is made of. */
export async function readOrder(
  { db, listPayments }: ShowOrderDeps,
  id: number,
): Promise<ReadOrder | undefined> {
  const order = await selectOrder(db, { id });
  if (!order) return undefined;
  const lines = await selectLines(db, [id]);
  const { fee: _fee, ...priced } = pricedOrder(order, lines);
  // What was paid too late is not sold.
  const isPaid =
    order.paidAt !== null && order.status !== "cancelled" && order.status !== "expired";
  const payments = await listPayments(order);
  const underWay = isPaid
    ? undefined
    : payments.find(({ status }) => status === "pending")?.reference;
  const paid = payments.find(({ status }) => isPaidStatus(status))?.provider;
  const paidBy = isPaid ? (paid ?? PROVIDERS.wallet) : undefined;
  return { order, lines, priced, isPaid, underWay, paidBy };
}
