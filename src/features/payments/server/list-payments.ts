import type { Cents } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import type { ProviderId } from "#ports/provider-id.ts";
import type { PaymentStatus } from "../domain/payment-status.ts";
import { type Subject, selectPaymentsFor } from "./payments.repository.ts";
import { findProvider, type WithProviders } from "./payments-deps.ts";

export type ListedPayment = {
  reference: string;
  provider: ProviderId;
  /** The provider's name; empty if the shop no longer has the provider. */
  providerTitle: string;
  status: PaymentStatus;
  amountCents: Cents;
  refundedCents: Cents;
  currency: string;
  createdAt: Date;
};

/** All payment attempts for one subject, the oldest first. */
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
