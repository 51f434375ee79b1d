import { HOUR_MS } from "#core/durations.ts";
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
 * The other way round than everywhere else: providers are asked what they took, and what we know nothing of, or not
 * that it was paid, is booked or given back. A database that lost its last moments knows of no payment to look up.
 */
export async function reconcilePayments(deps: PaymentsDeps): Promise<void> {
  const since = new Date(deps.now().getTime() - LOOK_BACK_MS);
  for (const provider of deps.providers) {
    if (!("adapter" in provider) || !provider.adapter.listPaid) continue;
    try {
      const listed = await provider.adapter.listPaid(since);
      const references = listed.map(({ reference }) => reference);
      const known = await selectPaidReferences(deps.db, provider.id, references);
      for (const one of listed.filter(({ reference }) => !known.has(reference))) {
        await reconcileOne(deps, provider, one);
      }
    } catch (error) {
      deps.reportProblem("payments could not be compared with their provider's", {
        provider: provider.name,
        err: error,
      });
    }
  }
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
    if (payment) await applyReport(tx, deps, payment, report, "reconciliation");
    return payment !== undefined;
  });
  if (!isBooked) await handleStray(deps, provider, report);
}

/** Money for something that the database has never heard of: made known once, and given back where that is wanted. */
async function handleStray(
  deps: PaymentsDeps,
  { id: provider, name, adapter }: OutsideProvider,
  report: PaymentReport,
): Promise<void> {
  const { providerId, currency, amountCents, refundedCents } = report;
  const named = { provider, messageId: `stray:${providerId}` };
  const isNew = await inTransaction(deps.db, (tx) =>
    insertMessage(tx, { ...named, type: "reconciliation", report, outcome: "unknown_payment" }),
  );
  if (isNew) deps.reportProblem("a provider took money that we know nothing of", { name, report });
  if (!deps.refundsStrays) return;
  const leftCents = amountCents - refundedCents;
  const refund = { providerId, currency, amountCents: leftCents, key: named.messageId };
  await adapter.refund(refund);
  await inTransaction(deps.db, (tx) => updateMessage(tx, named, { outcome: "applied" }));
}
