import type { Cents } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";
import type { CreditLine } from "#features/invoices/domain/write-credit.ts";
import { creditSubject } from "#features/invoices/server/credit-document.ts";
import type { Invoice } from "#features/invoices/server/invoices.ts";
import type { OrderActor } from "../../domain/order-status.ts";
import { postOrderMail } from "../emails/order-contents.ts";
import { orderEndedEmail } from "../emails/order-emails.ts";
import { withdrawUnpaidMail } from "../emails/unpaid-mail.ts";
import { restoreStockAndBalance } from "../holds/hold-order.ts";
import { orderLifecycle } from "../order-lifecycle.ts";
import type { Order } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { deleteUse } from "../promotions/promotions.repository.ts";

/** Ends an order as cancelled or expired: returns stock, balance and promotion, and mails the customer. */
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
  await withdrawUnpaidMail(deps, tx, order);
  await postOrderMail(deps, tx, ended, {
    kind: `order-${how}`,
    write: orderEndedEmail(ended, how),
  });
  return ended;
}

/** A credit note for a refunded amount, by default for all that is left. The caller has locked the order. */
export function creditOrder(
  { findSite, now }: Pick<OrdersDeps, "findSite" | "now">,
  tx: Transaction,
  { id, siteId }: Order,
  amountCents?: Cents,
  lines?: readonly CreditLine[],
): Promise<Invoice | undefined> {
  const credit = { site: findSite(siteId), issuedAt: now(), amountCents, lines };
  return creditSubject(tx, { kind: "order", id }, credit);
}
