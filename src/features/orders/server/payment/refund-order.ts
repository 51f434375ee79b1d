import type { Transaction } from "#database/connect.ts";
import { isCancellable } from "../../domain/order-status.ts";
import { orderRefundedEmail } from "../emails/order-emails.ts";
import { postOrderMail } from "../emails/post-order-mail.ts";
import { returnBalance } from "../holds/hold-balance.ts";
import { restoreStockAndBalance } from "../holds/restore-stock-and-balance.ts";
import { orderLifecycle } from "../order-lifecycle.ts";
import type { Order } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";

/**
 * All that was paid goes back: with the provider's part the wallet's. Goods that nobody bought yet are
 * for sale again; others are somewhere on their way, and staff know where. The order is locked.
 */
export async function refundOrder(deps: OrdersDeps, tx: Transaction, order: Order): Promise<void> {
  if (orderLifecycle.refuse(order, "refunded")) return;
  if (isCancellable(order.status)) await restoreStockAndBalance(deps, tx, order);
  else if (order.holds) await returnBalance(deps, tx, order);
  const changes = { actor: { kind: "payment" as const }, holds: false };
  const refunded = await orderLifecycle.move(deps, tx, order, "refunded", changes);
  // Whoever cancelled has been told that the money comes back.
  if (order.status === "cancelled" || order.status === "expired") return;
  await postOrderMail(deps, tx, refunded, {
    kind: "order-refunded",
    write: orderRefundedEmail(refunded),
  });
}
