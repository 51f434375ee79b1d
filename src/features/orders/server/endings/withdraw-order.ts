import { formatDate, formatTime } from "#core/dates.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { canWithdraw } from "../../domain/withdrawal.ts";
import { postOrderMail } from "../emails/order-contents.ts";
import { withdrawalEmail } from "../emails/order-emails.ts";
import { lockOrder } from "../lock-order.ts";
import { type Buyer, type Order, updateOrder, withdrawConsent } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";

/** Product notes §5: records a withdrawal once and mails its receipt. Staff have a task until the refund. */
export async function withdrawOrder(
  deps: OrdersDeps,
  { orderId, now = deps.now() }: { orderId: number; now?: Date },
): Promise<Result<Order, "errors.not_found" | "orders.errors.too_late">> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(deps, tx, orderId);
    if (!order) return fail("errors.not_found");
    if (order.withdrawnAt) return succeed(order);
    if (!canWithdraw(order, now)) return fail("orders.errors.too_late");
    await updateOrder(tx, order.id, { withdrawnAt: now });
    const { timeZone } = deps.findSite(order.siteId);
    const at = `${formatDate(now, timeZone)} ${formatTime(now, timeZone)} (${timeZone})`;
    await postOrderMail(deps, tx, order, {
      kind: "order-withdrawn",
      write: withdrawalEmail(order, at),
    });
    return succeed({ ...order, withdrawnAt: now });
  });
}

/** For all orders of the buyer so far: outside services hear nothing more of them, and the campaign is deleted. */
export async function withdrawOrderConsent({ db }: { db: Database }, buyer: Buyer): Promise<void> {
  await inTransaction(db, (tx) => withdrawConsent(tx, buyer));
}
