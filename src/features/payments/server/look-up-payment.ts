import { inTransaction } from "#database/transaction.ts";
import { applyReport } from "./apply-report.ts";
import { claimLookUp, lockPayment, type Payment } from "./payments.repository.ts";
import { adapterOf, type PaymentsDeps } from "./payments-deps.ts";

/** Asks the provider what became of a payment, and follows its answer. */
export async function lookUpPayment(
  deps: PaymentsDeps,
  payment: Payment,
  { pauseSeconds }: { pauseSeconds: number } = { pauseSeconds: 0 },
): Promise<Payment> {
  const adapter = adapterOf(deps, payment.provider);
  if (!adapter?.can.lookUp || payment.providerId === null) return payment;
  if (!(await claimLookUp(deps.db, payment.id, pauseSeconds))) return payment;
  const report = await adapter.lookUp(payment.providerId);
  if (!report) return payment;
  return inTransaction(deps.db, async (tx) => {
    await applyReport(tx, deps, payment, report, "look-up");
    return lockPayment(tx, payment.id);
  });
}
