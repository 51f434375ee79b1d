import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import type { PayProblem, PayResult } from "./payment-input.ts";
import { lockPayment, type Payment, updatePayment } from "./payments.repository.ts";
import { type PaymentsDeps, payableOf } from "./payments-deps.ts";
import { effectiveStatus } from "./reconciliation/effective-status.ts";
import { movePayment } from "./reconciliation/move-payment.ts";

/** Provider 4: the balance pays and the thing is paid, or neither. */
export async function payFromWallet(
  deps: PaymentsDeps,
  { id, reference, kind, subjectId, customerId, amountCents, currency }: Payment,
): Promise<Result<PayResult, PayProblem>> {
  return inTransaction(deps.db, async (tx) => {
    const relation = await payableOf(deps, kind).walletRelation?.(tx, subjectId);
    const mayPay = relation && customerId !== null && currency === "EUR";
    const payment = await lockPayment(tx, id);
    const key = `payment:${reference}`;
    const paid = mayPay
      ? await deps.wallet.debit(tx, { customerId, amountCents, key, relation })
      : undefined;
    if (!paid?.ok) {
      await movePayment(tx, deps, payment, { status: "failed", refundedCents: 0 }, "wallet");
      return fail(paid ? "wallet.errors.not_enough" : "payments.errors.unknown_method");
    }
    const providerId = String(paid.value.id);
    await updatePayment(tx, id, { providerId });
    const now = { ...payment, providerId };
    await movePayment(tx, deps, now, { status: "succeeded", refundedCents: 0 }, "wallet");
    const status = await effectiveStatus(tx, await lockPayment(tx, id));
    // It bought nothing, and is back in the wallet.
    if (status === "refunded") return fail("payments.errors.given_back");
    return succeed({ reference, paid: true });
  });
}
