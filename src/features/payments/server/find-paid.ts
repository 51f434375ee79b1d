import type { Queryable } from "#database/connect.ts";
import { isPaid } from "../domain/payment-status.ts";
import type { PayResult } from "./payable.ts";
import { type Subject, selectPaymentsFor } from "./payments.repository.ts";
import { effectiveStatus } from "./reconciliation/move-payment.ts";
import { isPayer, type KnownPayer } from "./show-payment.ts";

/** The response for a payer who has paid already; undefined for other payers, and for a full refund. */
export async function findPaid(
  db: Queryable,
  subject: Subject,
  payer: KnownPayer,
): Promise<PayResult | undefined> {
  for (const payment of await selectPaymentsFor(db, subject)) {
    if (!isPayer(payment, payer)) continue;
    const status = await effectiveStatus(db, payment);
    if (isPaid(status) && status !== "refunded")
      return { reference: payment.reference, paid: true };
  }
  return undefined;
}
