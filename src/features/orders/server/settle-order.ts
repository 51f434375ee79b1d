import type { Cents } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";
import { changeStatus } from "./change-status.ts";
import { endOrder } from "./end-order.ts";
import { captureBalance } from "./hold-balance.ts";
import { holdOrder } from "./hold-order.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { orderPaidLetter } from "./order-letters.ts";
import { type Order, updateOrder } from "./orders.repository.ts";
import type { OrdersDeps } from "./orders-deps.ts";
import { postOrderMail } from "./post-order-mail.ts";

/**
 * The money is here; the order is locked. Where it came too late, for an order that has ended or goods
 * that are gone, it is noted, and goes back.
 */
export async function settleOrder(
  deps: OrdersDeps,
  tx: Transaction,
  order: Order,
  { feeCents }: { feeCents: Cents },
): Promise<Order> {
  const paidAt = new Date();
  if (order.status !== "awaiting_payment") {
    if (!order.paidAt) await updateOrder(tx, order.id, { paidAt });
    return { ...order, paidAt: order.paidAt ?? paidAt };
  }
  const held = await holdOrder(deps, tx, order);
  if (!held.ok) {
    await updateOrder(tx, order.id, { paidAt });
    return endOrder(deps, tx, { ...order, paidAt }, "cancelled", { kind: "system" });
  }
  await captureBalance(deps, tx, held.value);
  const changes = { actor: { kind: "payment" as const }, paidAt, feeCents };
  const paid = await changeStatus(tx, held.value, "paid", changes);
  const invoice = await issueInvoice(deps, tx, paid);
  await postOrderMail(deps, tx, paid, "order-paid", orderPaidLetter(paid, invoice.content.number));
  return paid;
}
