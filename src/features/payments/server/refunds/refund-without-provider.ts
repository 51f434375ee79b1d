import type { Cents } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import type { Payment } from "../payments.repository.ts";
import type { RefundStatus } from "../payments.tables.ts";
import { findProvider, type PaymentsDeps, payableOf } from "../payments-deps.ts";
import { insertRefund, sumRefunds } from "./refunds.repository.ts";

type Part = {
  key: string;
  amountCents: Cents;
  /** Product notes §5: if the provider cannot refund, the money may go into the wallet. */
  mayUseWallet: boolean;
  /** Set if the refund goes into the wallet in any case: how many euros. */
  toWalletCents?: Cents | undefined;
};

/** Makes a refund at once if it needs no provider; what cannot be done here is left to finance. */
export async function refundWithoutProvider(
  deps: PaymentsDeps,
  tx: Transaction,
  payment: Payment,
  part: Part,
): Promise<RefundStatus> {
  if (part.toWalletCents !== undefined) return creditWallet(deps, tx, payment, part);
  const provider = findProvider(deps, payment.provider);
  if (provider && "ledger" in provider) return provider.ledger.refund(tx, payment, part);
  if (provider?.adapter.can.refund) return "requested";
  return part.mayUseWallet ? creditWallet(deps, tx, payment, part) : "by_hand";
}

async function creditWallet(
  deps: PaymentsDeps,
  tx: Transaction,
  { kind, subjectId, customerId, currency }: Payment,
  { key, amountCents, toWalletCents }: Part,
): Promise<RefundStatus> {
  const relation = await payableOf(deps, kind).wallet?.relation(tx, subjectId);
  const euroCents = toWalletCents ?? (currency === "EUR" ? amountCents : undefined);
  if (!relation || customerId === null || euroCents === undefined) return "by_hand";
  if (!(await lockActiveCustomer(tx, customerId))) return "by_hand";
  // This part is rounded to zero euro cents; a later part includes the cent.
  if (euroCents === 0) return "succeeded";
  const move = { customerId, amountCents: euroCents, key: `refund:${key}`, relation };
  return (await deps.wallet.credit(tx, move)).ok ? "succeeded" : "by_hand";
}

/**
 * Money that came too late or twice bought nothing, so it is refunded in full, with the fee. The refund is stored in
 * the payment's transaction; the next sweep calls the provider.
 */
export async function refundUnclaimed(
  deps: PaymentsDeps,
  tx: Transaction,
  payment: Payment,
): Promise<RefundStatus | undefined> {
  const { id: paymentId, reference } = payment;
  const amountCents = payment.amountCents - (await sumRefunds(tx, paymentId));
  if (amountCents <= 0) return undefined;
  const key = `unwanted:${paymentId}`;
  const status = await refundWithoutProvider(deps, tx, payment, {
    key,
    amountCents,
    mayUseWallet: true,
  });
  await insertRefund(tx, { paymentId, amountCents, key, status, triedAt: new Date(0) });
  if (status === "by_hand") deps.reportProblem("refund_by_hand", { reference });
  return status;
}
