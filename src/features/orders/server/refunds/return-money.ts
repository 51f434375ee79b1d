import { type Cents, sum } from "#core/money.ts";
import { type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import type { RefundProblem } from "#features/payments/server/refunds/prepare-refund.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { balancePart, euroParts, type RefundWay, splitRefund } from "../../domain/refund.ts";
import { captureKey } from "../holds/hold-order.ts";
import type { Order } from "../orders.repository.ts";
import type { RefundState } from "./refund-state.ts";
import type { RefundsDeps } from "./refunds-deps.ts";

export type PreparedRefund = Parameters<Payments["makeRefund"]>[0];

/** The key prefix of refunds by staff; their order is already updated when the provider refunds. */
const ORDER_REFUND = "order-refund:";
export const isOrderRefund = (key: string): boolean => key.startsWith(ORDER_REFUND);
const refundKey = (key: string, paymentId: number) => `${ORDER_REFUND}${key}:${paymentId}`;
/** The key of the order refund that a provider's refund belongs to. */
export const orderRefundOf = (key: string): string | undefined =>
  isOrderRefund(key) ? key.slice(ORDER_REFUND.length, key.lastIndexOf(":")) : undefined;

type Returning = {
  order: Order;
  state: RefundState;
  amountCents: Cents;
  way: RefundWay;
  key: string;
  actor: StaffActor;
};

type Returned = { fromBalanceCents: Cents; toBalanceCents: Cents; prepared: PreparedRefund[] };

/** Refunds what came through providers first, then what the wallet paid. */
export async function returnMoney(
  deps: RefundsDeps,
  tx: Transaction,
  { order, state, amountCents, way, key, actor }: Returning,
): Promise<Result<Returned, RefundProblem>> {
  const { payments, balance } = state;
  const inWallet = balance.convertedCents - balance.returnedCents;
  const taken = splitRefund(amountCents, [...payments.map(({ leftCents }) => leftCents), inWallet]);
  const before = sum(payments.map((one) => one.amountCents - one.leftCents));
  const euros = euroParts(taken.slice(0, -1), before, order.currency === "EUR" ? 1 : order.rate);
  const prepared: PreparedRefund[] = [];
  for (const [at, payment] of payments.entries()) {
    const cents = taken[at] ?? 0;
    if (cents === 0) continue;
    const made = await deps.refunds.prepareRefund(tx, {
      paymentId: payment.id,
      amountCents: cents,
      key: refundKey(key, payment.id),
      actorId: actor.id,
      mayUseWallet: false,
      toWalletCents: way === "wallet" ? euros[at] : undefined,
    });
    if (!made.ok) return made;
    prepared.push(made.value);
  }
  const fromBalanceCents = taken.at(-1) ?? 0;
  const toBalanceCents = balancePart(balance, balance.returnedCents, fromBalanceCents);
  if (toBalanceCents > 0) await returnBalancePart(deps, tx, order, { key, toBalanceCents });
  return succeed({ fromBalanceCents, toBalanceCents, prepared });
}

async function returnBalancePart(
  { wallet }: RefundsDeps,
  tx: Transaction,
  order: Order,
  { key, toBalanceCents }: { key: string; toBalanceCents: Cents },
): Promise<void> {
  const { customerId } = order;
  if (customerId === null) throw new Error("A wallet paid for an order of nobody");
  const move = { customerId, key: `order-refund:${key}`, of: captureKey(order) };
  const back = await wallet.refund(tx, { ...move, amountCents: toBalanceCents });
  if (!back.ok) throw new Error(`The wallet did not take its own money back: ${back.code}`);
}
