import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import type { PayProblem, PayResult } from "./payment-input.ts";
import { lockPayment, type Payment, updatePayment } from "./payments.repository.ts";
import { type PaymentsDeps, payableOf } from "./payments-deps.ts";
import type { LedgerProvider } from "./provider.ts";
import { effectiveStatus, movePayment } from "./reconciliation/move-payment.ts";

/** The balance pays and the thing is paid, or neither. */
export async function payFromLedger(
  deps: PaymentsDeps,
  { name, ledger }: LedgerProvider,
  { id, reference, kind, subjectId }: Payment,
): Promise<Result<PayResult, PayProblem>> {
  return inTransaction(deps.db, async (tx) => {
    const relation = await payableOf(deps, kind).wallet?.relation(tx, subjectId);
    const payment = await lockPayment(tx, id);
    const paid = relation
      ? await ledger.pay(tx, payment, relation)
      : fail("payments.errors.unknown_method");
    if (!paid.ok) {
      await movePayment(tx, deps, payment, { status: "failed", refundedCents: 0 }, name);
      return fail(paid.code);
    }
    const providerId = paid.value.transactionId;
    await updatePayment(tx, id, { providerId });
    const now = { ...payment, providerId };
    await movePayment(tx, deps, now, { status: "succeeded", refundedCents: 0 }, name);
    const status = await effectiveStatus(tx, await lockPayment(tx, id));
    // It bought nothing, and is back in the wallet.
    if (status === "refunded") return fail("payments.errors.given_back");
    return succeed({ reference, paid: true });
  });
}
