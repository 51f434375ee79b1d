import type { Cents } from "#core/money.ts";
import type { Queryable, Transaction } from "#database/connect.ts";
import { isActiveCustomer } from "#features/account/server/lock-active-customer.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import { isPaid } from "../../domain/payment-status.ts";
import { lockPayment, type Subject, selectPaymentsFor } from "../payments.repository.ts";
import type { RefundStatus } from "../payments.tables.ts";
import { selectRefundsOf, sumRefunds } from "./refunds.repository.ts";

export type RefundablePayment = {
  id: number;
  reference: string;
  provider: ProviderId;
  amountCents: Cents;
  leftCents: Cents;
  currency: string;
  /** The payer has an account, so the money can go into their wallet. */
  hasWallet: boolean;
};

/** What can still be refunded of each payment for a subject, the oldest first; not locked, so only for display. */
export async function readRefundable(
  db: Queryable,
  subject: Subject,
): Promise<RefundablePayment[]> {
  const found: RefundablePayment[] = [];
  for (const payment of await selectPaymentsFor(db, subject)) {
    if (!isPaid(payment.status)) continue;
    const { id, reference, provider, currency, amountCents, customerId } = payment;
    const refunded = Math.max(payment.refundedCents, await sumRefunds(db, id));
    const hasWallet = customerId !== null && (await isActiveCustomer(db, customerId));
    const leftCents = amountCents - refunded;
    found.push({ id, reference, provider, currency, amountCents, leftCents, hasWallet });
  }
  return found;
}

/** Like `readRefundable`, but locked: nobody else can refund any of it until the transaction ends. */
export async function lockRefundable(
  tx: Transaction,
  subject: Subject,
): Promise<RefundablePayment[]> {
  const all = await selectPaymentsFor(tx, subject);
  for (const id of all.map((one) => one.id).sort((one, other) => one - other)) {
    await lockPayment(tx, id);
  }
  return readRefundable(tx, subject);
}

export type ListedRefund = {
  key: string;
  provider: ProviderId;
  amountCents: Cents;
  status: RefundStatus;
  createdAt: Date;
};

/** Refunds for a subject, done or on their way, the oldest first. */
export const listRefunds = ({ db }: { db: Queryable }, subject: Subject): Promise<ListedRefund[]> =>
  selectRefundsOf(db, subject);
