import type { Cents } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import type { PaymentStatus } from "../domain/payment-status.ts";
import { type Subject, selectPaymentsFor } from "./payments.repository.ts";

export type ListedPayment = {
  reference: string;
  provider: ProviderId;
  status: PaymentStatus;
  amountCents: Cents;
  refundedCents: Cents;
  currency: string;
  createdAt: Date;
};

/** What was tried and paid for one thing, the oldest first. */
export async function listPayments(
  { db }: { db: Queryable },
  subject: Subject,
): Promise<ListedPayment[]> {
  const rows = await selectPaymentsFor(db, subject);
  return rows.map(({ reference, provider, status, currency, createdAt, ...money }) => {
    const { amountCents, refundedCents } = money;
    return { reference, provider, status, amountCents, refundedCents, currency, createdAt };
  });
}
