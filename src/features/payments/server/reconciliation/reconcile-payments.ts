import { HOUR_MS } from "#core/durations.ts";
import { isUnguessable } from "#core/unguessable.ts";
import { forEachSettled } from "#core/work-queue.ts";
import { inTransaction } from "#database/transaction.ts";
import type { ListedPayment, PaymentReport } from "#ports/payments.ts";
import {
  findReported,
  insertMessage,
  selectPaidReferences,
  updateMessage,
} from "../payments.repository.ts";
import type { OutsideProvider, PaymentsDeps } from "../payments-deps.ts";
import { applyReport } from "./look-up-payment.ts";

/** Longer than PayPal needs until its list knows a payment. */
const LOOK_BACK_MS = 6 * HOUR_MS;

/**
 * Works in the opposite direction: asks providers which payments they received, and books or refunds those that we
 * do not know as paid. A database that lost its last moments has no record of such a payment to look up.
 */
export async function reconcilePayments(deps: PaymentsDeps): Promise<void> {
  const since = new Date(deps.now().getTime() - LOOK_BACK_MS);
  for (const provider of deps.providers) {
    if (!("adapter" in provider)) continue;
    const listed = await listUnknown(deps, provider, since).catch((err: unknown) => {
      deps.reportProblem("payment_list_failed", { provider: provider.name, err });
      return [];
    });
    // A payment that cannot be booked or refunded does not stop the others.
    await forEachSettled(
      listed,
      (one) => reconcileOne(deps, provider, one),
      ({ reference }, err) =>
        deps.reportProblem("payment_compare_failed", {
          provider: provider.name,
          reference,
          err,
        }),
    );
  }
}

/** The provider's payments that we do not know as paid. */
async function listUnknown(
  { db }: PaymentsDeps,
  { id, adapter }: OutsideProvider,
  since: Date,
): Promise<ListedPayment[]> {
  const listed = ((await adapter.listPaid?.(since)) ?? []).filter(({ reference }) =>
    isUnguessable(reference),
  );
  const references = listed.map(({ reference }) => reference);
  const known = await selectPaidReferences(db, id, references);
  return listed.filter(({ reference }) => !known.has(reference));
}

async function reconcileOne(
  deps: PaymentsDeps,
  provider: OutsideProvider,
  listed: ListedPayment,
): Promise<void> {
  const report = await listed.report();
  if (report?.status !== "succeeded" || report.refundedCents >= report.amountCents) return;
  const isBooked = await inTransaction(deps.db, async (tx) => {
    const payment = await findReported(tx, provider.id, report);
    if (payment) await applyReport(deps, tx, payment, report, "reconciliation");
    return payment !== undefined;
  });
  if (!isBooked) await handleStray(deps, provider, report);
}

/** Money for a payment that the database does not know: reported once, and refunded if the settings say so. */
async function handleStray(
  deps: PaymentsDeps,
  { id: provider, title, adapter }: OutsideProvider,
  report: PaymentReport,
): Promise<void> {
  const { providerId, currency, amountCents, refundedCents } = report;
  const named = { provider, messageId: `stray:${providerId}` };
  const isNew = await inTransaction(deps.db, (tx) =>
    insertMessage(tx, { ...named, type: "reconciliation", report, outcome: "unknown_payment" }),
  );
  const leftCents = amountCents - refundedCents;
  const stray = { provider: title, providerId, amountCents: leftCents, currency };
  if (isNew) deps.reportProblem("unknown_money", stray);
  if (!deps.refundsStrays) return;
  // The remaining amount may have changed since the last attempt: then this is another refund.
  const key = `${named.messageId}:${refundedCents}`;
  const { status } = await adapter.refund({ providerId, currency, amountCents: leftCents, key });
  if (status === "failed") {
    deps.reportProblem("unknown_money_refund_failed", stray);
    return;
  }
  await inTransaction(deps.db, (tx) => updateMessage(tx, named, { outcome: "applied" }));
}
