import { isOpen } from "../domain/payment-status.ts";
import {
  type Payment,
  type Subject,
  selectPaymentsFor,
  updatePayment,
} from "./payments.repository.ts";
import type { PaymentsDeps } from "./payments-deps.ts";
import { lookUpPayment } from "./reconciliation/look-up-payment.ts";
import { LEFT_MS } from "./reconciliation/sweep-payments.ts";

/** A provider is asked at most this often, however often somebody wants to pay again. */
const PAUSE_SECONDS = 2;
/** Whoever wants to pay waits no longer, however many were left open; a later answer still counts when it comes. */
const PATIENCE_MS = 10_000;

/**
 * The payment whose payer has done their part and whose money may come any moment: no second one is
 * begun. Where the provider's message is late, we still wait for the payer: so each open one is asked for.
 * Where its provider does not say, the payer may have: nobody pays twice because somebody else is away.
 */
export async function findUnderWay(
  deps: PaymentsDeps,
  subject: Subject,
  patienceMs = PATIENCE_MS,
): Promise<Payment | undefined> {
  const open = (await selectPaymentsFor(deps.db, subject)).filter(({ status }) => isOpen(status));
  const leftBefore = deps.now().getTime() - LEFT_MS;
  const seen = await Promise.all(
    open.map((payment) => {
      // Nobody comes back to one by then: a provider that never answers does not keep it from being paid for ever.
      const isLeft = payment.createdAt.getTime() < leftBefore;
      const unknown = { payment, isUnderWay: payment.status === "pending" || !isLeft };
      const asked = lookUpPayment(deps, payment, { pauseSeconds: PAUSE_SECONDS }).then(
        (found) => ({ payment: found, isUnderWay: found.status === "pending" }),
        async () => {
          // Not told: whoever asks next asks again, however soon.
          await updatePayment(deps.db, payment.id, { lookedUpAt: payment.lookedUpAt });
          return unknown;
        },
      );
      return inTime(asked, unknown, patienceMs);
    }),
  );
  return seen.find(({ isUnderWay }) => isUnderWay)?.payment;
}

function inTime<Value>(asked: Promise<Value>, otherwise: Value, ms: number): Promise<Value> {
  const late = Promise.withResolvers<Value>();
  const timer = setTimeout(() => late.resolve(otherwise), ms);
  return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer));
}
