import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { PaymentReport } from "#ports/payments.ts";
import { claimLookUp, lockPayment, type Payment, updatePayment } from "../payments.repository.ts";
import type { MessageOutcome } from "../payments.tables.ts";
import { adapterOf, type PaymentsDeps } from "../payments-deps.ts";
import { type AskProvider, askOnce } from "./ask-in-turn.ts";
import { movePayment } from "./move-payment.ts";

type LookUp = { pauseSeconds?: number; askProvider?: AskProvider };

/** Asks the provider for a payment's status and applies the answer. */
export async function lookUpPayment(
  deps: PaymentsDeps,
  payment: Payment,
  { pauseSeconds = 0, askProvider = askOnce }: LookUp = {},
): Promise<Payment> {
  if (payment.providerId === null) return payment;
  // Claimed even if nobody can be asked: otherwise it would be due every minute, before those that can be looked up.
  if (!(await claimLookUp(deps.db, payment.id, pauseSeconds))) return payment;
  const adapter = adapterOf(deps, payment.provider);
  const { providerId } = payment;
  const report = adapter?.can.lookUp
    ? await askProvider(() => adapter.lookUp(providerId))
    : undefined;
  if (!report) return payment;
  return inTransaction(deps.db, async (tx) => {
    await applyReport(deps, tx, payment, report, "look-up");
    return lockPayment(tx, payment.id);
  });
}

/** Money counts only if its amount and currency are those of the payment. */
export async function applyReport(
  deps: PaymentsDeps,
  tx: Transaction,
  { id }: Pick<Payment, "id">,
  report: PaymentReport,
  cause: string,
): Promise<MessageOutcome> {
  const payment = await lockPayment(tx, id);
  const { reference, amountCents, currency } = payment;
  const isSame = report.amountCents === amountCents && report.currency === currency;
  if (!isSame && report.status === "succeeded") {
    deps.reportProblem("amount_differs", {
      reference,
      cause,
      amountCents: report.amountCents,
      currency: report.currency,
    });
    return "amount_differs";
  }
  if (payment.providerId === null) {
    payment.providerId = report.providerId;
    await updatePayment(tx, id, { providerId: report.providerId });
  }
  const reported = {
    ...report,
    status: report.status === "open" ? ("created" as const) : report.status,
  };
  return (await movePayment(deps, tx, payment, reported, cause)) ? "applied" : "unchanged";
}
