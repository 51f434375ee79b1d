import type { Cents } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";
import { creditSubject } from "#features/invoices/server/credit-document.ts";
import type { Order } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";

/** A credit note for what goes back, without an amount for all that is left; the order is locked. */
export function creditOrder(
  { findSite, now }: Pick<OrdersDeps, "findSite" | "now">,
  tx: Transaction,
  { id, siteId }: Order,
  amountCents?: Cents,
): Promise<void> {
  const credit = { site: findSite(siteId), issuedAt: now(), amountCents };
  return creditSubject(tx, { kind: "order", id }, credit);
}
