import { inTransaction } from "#database/transaction.ts";
import { isPaid } from "../../domain/payment-status.ts";
import { type Subject, selectPaymentsFor } from "../payments.repository.ts";
import type { PaymentsDeps } from "../payments-deps.ts";
import { makeRefund } from "./make-refund.ts";
import { prepareRefund } from "./prepare-refund.ts";

/** All that was paid for a thing which nobody gets goes back; asked again it does nothing more. */
export async function refundSubject(deps: PaymentsDeps, subject: Subject): Promise<void> {
  for (const { id: paymentId, status } of await selectPaymentsFor(deps.db, subject)) {
    if (!isPaid(status)) continue;
    const asked = { paymentId, key: `whole:${paymentId}`, actorId: null, mayUseWallet: true };
    const prepared = await inTransaction(deps.db, (tx) => prepareRefund(tx, deps, asked));
    if (prepared.ok) await makeRefund(deps, prepared.value);
  }
}
