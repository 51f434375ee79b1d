import type { Transaction } from "#database/connect.ts";
import type { OrderActor } from "../../domain/order-status.ts";
import { orderEndedEmail } from "../emails/order-emails.ts";
import { postOrderMail } from "../emails/post-order-mail.ts";
import { restoreStockAndBalance } from "../holds/restore-stock-and-balance.ts";
import { orderLifecycle } from "../order-lifecycle.ts";
import type { Order } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { creditOrder } from "../payment/credit-order.ts";
import { deleteUse } from "../promotions/promotions.repository.ts";

/** Cancelled or expired: stock, balance and promotion come back, and the customer is told. */
export async function endOrder(
  deps: OrdersDeps,
  tx: Transaction,
  order: Order,
  how: "cancelled" | "expired",
  actor: OrderActor,
): Promise<Order> {
  await deleteUse(tx, order.id);
  await restoreStockAndBalance(deps, tx, order);
  const ended = await orderLifecycle.move(deps, tx, order, how, { actor, holds: false });
  if (order.paidAt) await creditOrder(deps, tx, order);
  await postOrderMail(deps, tx, ended, {
    kind: `order-${how}`,
    write: orderEndedEmail(ended, how),
  });
  return ended;
}
