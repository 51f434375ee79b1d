import type { Cents } from "#core/money.ts";
import type { Transaction } from "#database/connect.ts";
import { lockActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import { PROVIDERS } from "../../domain/payment-provider.ts";
import type { Payment } from "../payments.repository.ts";
import type { RefundStatus } from "../payments.tables.ts";
import { adapterOf, type PaymentsDeps, payableOf } from "../payments-deps.ts";

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
  if (payment.provider === PROVIDERS.wallet) return undoDebit(tx, deps, payment, part);
  if (adapterOf(deps, payment.provider)?.can.refund) return "requested";
  return part.mayUseWallet ? creditWallet(tx, deps, payment, part) : "by_hand";
}

/** Whoever was erased has no wallet any more. */
async function undoDebit(
  tx: Transaction,
  { wallet }: PaymentsDeps,
  { customerId, reference }: Payment,
  { key, amountCents }: Part,
): Promise<RefundStatus> {
  if (customerId === null || !(await lockActiveCustomer(tx, customerId))) return "by_hand";
  const move = { customerId, key: `refund:${key}`, of: `payment:${reference}` };
  const back = await wallet.refund(tx, { ...move, amountCents });
  if (!back.ok) throw new Error(`The wallet did not take its own money back: ${back.code}`);
  return "succeeded";
}

async function creditWallet(
  tx: Transaction,
  deps: PaymentsDeps,
  { kind, subjectId, customerId, currency }: Payment,
  { key, amountCents }: Part,
): Promise<RefundStatus> {
  const relation = await payableOf(deps, kind).walletRelation?.(tx, subjectId);
  if (!relation || customerId === null || currency !== "EUR") return "by_hand";
  if (!(await lockActiveCustomer(tx, customerId))) return "by_hand";
  const move = { customerId, amountCents, key: `refund:${key}`, relation };
  return (await deps.wallet.credit(tx, move)).ok ? "succeeded" : "by_hand";
}
