import type { Transaction } from "#database/connect.ts";
import type { Payment } from "../payments.repository.ts";
import type { RefundStatus } from "../payments.tables.ts";
import type { PaymentsDeps } from "../payments-deps.ts";
import { refundWithoutProvider } from "./refund-without-provider.ts";
import { insertRefund, sumRefunds } from "./refunds.repository.ts";

/**
 * Money that came too late or twice bought nothing, so all of it goes back, with the fee. It is written
 * down with the payment itself; the next sweep asks the provider.
 */
export async function refundUnclaimed(
  tx: Transaction,
  deps: PaymentsDeps,
  payment: Payment,
): Promise<RefundStatus | undefined> {
  const { id: paymentId, reference } = payment;
  const amountCents = payment.amountCents - (await sumRefunds(tx, paymentId));
  if (amountCents <= 0) return undefined;
  const key = `unwanted:${paymentId}`;
  const status = await refundWithoutProvider(tx, deps, payment, {
    key,
    amountCents,
    mayUseWallet: true,
  });
  await insertRefund(tx, { paymentId, amountCents, key, status, triedAt: new Date(0) });
  if (status === "by_hand")
    deps.reportProblem("unwanted money has to go back by hand", { reference });
  return status;
}
