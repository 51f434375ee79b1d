import { DAY_MS } from "#core/durations.ts";
import { isOpen } from "../domain/payment-status.ts";
import { closePayment } from "./close-payment.ts";
import { lookUpPayment } from "./look-up-payment.ts";
import { followRefund, makeRefund } from "./make-refund.ts";
import { type Payment, selectOpen } from "./payments.repository.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import { claimPendingRefunds, claimStuckRefunds } from "./refunds.repository.ts";

const MINUTE_MS = 60 * 1000;
/** Longer than any provider is asked for. */
const START_MS = 10 * MINUTE_MS;
/** PRODUCT §4: what is unpaid for seven days is not paid any more. */
const PATIENCE_MS = 7 * DAY_MS;
const AT_ONCE = 200;

/** Every minute: payments whose end nobody told us are asked about, and refunds that were cut off are made. */
export async function sweepPayments(deps: PaymentsDeps, now = Date.now()): Promise<void> {
  for (const payment of await selectOpen(deps.db, AT_ONCE)) {
    await sweepOne(deps, payment, now).catch((error) =>
      deps.onTrouble("a payment could not be looked up", {
        reference: payment.reference,
        err: error,
      }),
    );
  }
  for (const refund of await claimStuckRefunds(deps.db)) await makeRefund(deps, refund);
  for (const refund of await claimPendingRefunds(deps.db)) await followRefund(deps, refund);
}

async function sweepOne(deps: PaymentsDeps, payment: Payment, now: number): Promise<void> {
  const age = now - payment.createdAt.getTime();
  if (payment.providerId === null) {
    if (age > START_MS) await closePayment(deps, payment.id, "cancelled", "never started");
    return;
  }
  const seen = await lookUpPayment(deps, payment);
  if (isOpen(seen.status) && age > PATIENCE_MS) {
    await closePayment(deps, payment.id, "cancelled", "expired");
  }
}
