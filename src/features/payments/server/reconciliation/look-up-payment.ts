import { inTransaction } from "#database/transaction.ts";
import { claimLookUp, lockPayment, type Payment } from "../payments.repository.ts";
import { adapterOf, type PaymentsDeps } from "../payments-deps.ts";
import { applyReport } from "./apply-report.ts";

/** Asks the provider what became of a payment, and follows its answer. */
export async function lookUpPayment(
  deps: PaymentsDeps,
  payment: Payment,
  { pauseSeconds }: { pauseSeconds: number } = { pauseSeconds: 0 },
): Promise<Payment> {
  if (payment.providerId === null) return payment;
  // Also where nobody can be asked: else it would be due every minute and stand before those that can.
  if (!(await claimLookUp(deps.db, payment.id, pauseSeconds))) return payment;
  const adapter = adapterOf(deps, payment.provider);
  const report = adapter?.can.lookUp ? await adapter.lookUp(payment.providerId) : undefined;
  if (!report) return payment;
  return inTransaction(deps.db, async (tx) => {
    await applyReport(tx, deps, payment, report, "look-up");
    return lockPayment(tx, payment.id);
  });
}
