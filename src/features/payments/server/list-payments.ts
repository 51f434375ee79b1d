import type { Cents } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import type { PaymentStatus } from "../domain/payment-status.ts";
import { type Subject, selectPaymentsFor } from "./payments.repository.ts";
import { findProvider, type WithProviders } from "./payments-deps.ts";

export type ListedPayment = {
  reference: string;
  provider: ProviderId;
  /** What the provider is called; nothing where the shop has it no more. */
  providerTitle: string;
  status: PaymentStatus;
  amountCents: Cents;
  refundedCents: Cents;
  currency: string;
  createdAt: Date;
};

/** What was tried and paid for one thing, the oldest first. */
export async function listPayments(
  deps: { db: Queryable } & WithProviders,
  subject: Subject,
): Promise<ListedPayment[]> {
  const rows = await selectPaymentsFor(deps.db, subject);
  return rows.map(({ reference, provider, status, currency, createdAt, ...money }) => {
    const { amountCents, refundedCents } = money;
    const providerTitle = findProvider(deps, provider)?.title ?? "";
    return {
      reference,
      provider,
      providerTitle,
      status,
      amountCents,
      refundedCents,
      currency,
      createdAt,
    };
  });
}
