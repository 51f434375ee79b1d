import { isOpen } from "../domain/payment-status.ts";
import { lookUpPayment } from "./look-up-payment.ts";
import { type Payment, type Subject, selectPaymentsFor } from "./payments.repository.ts";
import type { PaymentsDeps } from "./payments-deps.ts";

/** A provider is asked at most this often, however often somebody wants to pay again. */
const PAUSE_SECONDS = 2;

/**
 * The payment whose payer has done their part and whose money may come any moment: no second one is
 * begun. Where the provider's message is late, we still wait for the payer: so each open one is asked for.
 */
export async function findUnderWay(
  deps: PaymentsDeps,
  subject: Subject,
): Promise<Payment | undefined> {
  for (const payment of await selectPaymentsFor(deps.db, subject)) {
    if (!isOpen(payment.status)) continue;
    const pause = { pauseSeconds: PAUSE_SECONDS };
    const seen = await lookUpPayment(deps, payment, pause).catch(() => payment);
    if (seen.status === "pending") return seen;
  }
  return undefined;
}
