import type { Cents } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import type { Payment } from "../payments.repository.ts";
import type { RefundStatus } from "../payments.tables.ts";
import { findProvider, type PaymentsDeps, payableOf } from "../payments-deps.ts";

type Part = {
  key: string;
  amountCents: Cents;
  /** Product notes §5: what the provider cannot give back the wallet may take. */
  mayUseWallet: boolean;
};

/** What needs no provider is done at once; what nobody here can do is left to finance. */
export async function refundWithoutProvider(
  tx: Transaction,
  deps: PaymentsDeps,
  payment: Payment,
  part: Part,
): Promise<RefundStatus> {
  const provider = findProvider(deps, payment.provider);
  if (provider && "ledger" in provider) return provider.ledger.refund(tx, payment, part);
  if (provider?.adapter.can.refund) return "requested";
  return part.mayUseWallet ? creditWallet(tx, deps, payment, part) : "by_hand";
}

async function creditWallet(
  tx: Transaction,
  deps: PaymentsDeps,
  { kind, subjectId, customerId, currency }: Payment,
  { key, amountCents }: Part,
): Promise<RefundStatus> {
  const relation = await payableOf(deps, kind).wallet?.relation(tx, subjectId);
  if (!relation || customerId === null || currency !== "EUR") return "by_hand";
  if (!(await lockActiveCustomer(tx, customerId))) return "by_hand";
  const move = { customerId, amountCents, key: `refund:${key}`, relation };
  return (await deps.wallet.credit(tx, move)).ok ? "succeeded" : "by_hand";
}
