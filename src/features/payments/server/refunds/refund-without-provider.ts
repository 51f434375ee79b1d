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
  /** Product notes §5: what the provider cannot give back the wallet may take. */
  mayUseWallet: boolean;
  /** Where it is to go there in any case: so many euros. */
  toWalletCents?: Cents | undefined;
};

/** What needs no provider is done at once; what nobody here can do is left to finance. */
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
  // Of a part of a cent the next part gives the whole.
  if (euroCents === 0) return "succeeded";
  const move = { customerId, amountCents: euroCents, key: `refund:${key}`, relation };
  return (await deps.wallet.credit(tx, move)).ok ? "succeeded" : "by_hand";
}

/**
 * Money that came too late or twice bought nothing, so all of it goes back, with the fee. It is written
 * down with the payment itself; the next sweep asks the provider.
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
