import { inTransaction } from "#database/transaction.ts";
import { lockPayment, updatePayment } from "../payments.repository.ts";
import type { PaymentsDeps } from "../payments-deps.ts";
import { movePayment } from "./move-payment.ts";

/** Ends a payment that nobody can pay any more; should its money come all the same, it is taken. */
export async function closePayment(
  deps: PaymentsDeps,
  id: number,
  status: "failed" | "cancelled",
  cause: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, id);
    await movePayment(tx, deps, payment, { status, refundedCents: 0 }, cause);
    // Whoever asks again with the same key may try anew.
    await updatePayment(tx, id, { requestKey: null });
  });
}
