import { DAY_MS, MINUTE_MS } from "#core/durations.ts";
import { forEachInParallel } from "#core/for-each-in-parallel.ts";
import { isOpen, isPaid } from "../../domain/payment-status.ts";
import { type Payment, selectOpen, selectPaymentsFor } from "../payments.repository.ts";
import type { PaymentsDeps } from "../payments-deps.ts";
import { lookUpRefund, makeRefund } from "../refunds/make-refund.ts";
import { claimPendingRefunds, claimStuckRefunds } from "../refunds/refunds.repository.ts";
import { TOP_UP } from "../top-up-payable.ts";
import { lookUpPayment } from "./look-up-payment.ts";
import { closePayment } from "./move-payment.ts";

/** Longer than any provider is asked for. */
const START_MS = 10 * MINUTE_MS;
/** Product notes §4: what is unpaid for seven days is not paid any more. */
const TIMEOUT_MS = 7 * DAY_MS;
/** Once another payment has paid, nobody comes back to one that was left at its provider's. */
export const LEFT_MS = 60 * MINUTE_MS;
/** In one minute's work; the rest comes next. */
const MOST_ASKED = 1000;
/** Of one provider. */
const AT_ONCE = 4;

/** Every minute: payments whose end nobody told us are asked about, and refunds that were cut off are made. */
export async function sweepPayments(deps: PaymentsDeps): Promise<void> {
  const open = await selectOpen(deps.db, { limit: MOST_ASKED, startMs: START_MS });
  const sweep = async (payment: Payment) => {
    await sweepOne(deps, payment).catch((error) =>
      deps.reportProblem("payment_lookup_failed", {
        reference: payment.reference,
        err: error,
      }),
    );
  };
  // A provider that is slow keeps no other waiting.
  const byProvider = [...Map.groupBy(open, ({ provider }) => provider).values()];
  await Promise.all(byProvider.map((some) => forEachInParallel(some, AT_ONCE, sweep)));
  await forEachInParallel(await claimStuckRefunds(deps.db), AT_ONCE, async (refund) => {
    await makeRefund(deps, refund);
  });
  await forEachInParallel(await claimPendingRefunds(deps.db), AT_ONCE, async (refund) => {
    await lookUpRefund(deps, refund);
  });
}

async function sweepOne(deps: PaymentsDeps, payment: Payment): Promise<void> {
  const age = deps.now().getTime() - payment.createdAt.getTime();
  if (payment.providerId === null) {
    if (age > START_MS) await closePayment(deps, payment.id, "cancelled", "never started");
    return;
  }
  const seen = await lookUpPayment(deps, payment);
  if (isOpen(seen.status) && age > TIMEOUT_MS) {
    await closePayment(deps, payment.id, "cancelled", "expired");
  } else if (seen.status === "created" && age > LEFT_MS && (await isPaidOtherwise(deps, seen))) {
    await closePayment(deps, payment.id, "cancelled", "paid otherwise");
  }
}

async function isPaidOtherwise({ db }: PaymentsDeps, payment: Payment): Promise<boolean> {
  // Of top-ups there are many for one wallet, and each of them is wanted.
  if (payment.kind === TOP_UP) return false;
  const all = await selectPaymentsFor(db, payment);
  const hasPaid = ({ id, status }: Payment) =>
    id !== payment.id && isPaid(status) && status !== "refunded";
  return all.some(hasPaid);
}
