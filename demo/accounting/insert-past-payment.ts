import { unguessable } from "#core/unguessable.ts";
import type { Transaction } from "#database/connect.ts";
import { payments, refunds } from "#features/payments/server/payments.tables.ts";
import { PROVIDERS } from "#ports/provider-id.ts";

type Paid = {
  kind: string;
  subjectId: string;
  siteId: number;
  customerId: number | null;
  dueCents: number;
  currency: string;
  paidAt: Date | null;
  /** When the full amount was refunded. */
  back?: Date | null;
  fromWallet?: boolean;
};

/**
 * The provider of a payment. Payments that were not refunded came through Paysera: a refund
 * in the demo then goes to the wallet, while a made-up card could not be refunded.
 */
export async function insertPastPayment(tx: Transaction, paid: Paid) {
  const { kind, subjectId, siteId, customerId, dueCents, currency, paidAt, back } = paid;
  if (dueCents === 0 || !paidAt) return undefined;
  const { wallet, stripe, paysera } = PROVIDERS;
  const [payment] = await tx
    .insert(payments)
    .values({
      reference: unguessable(),
      provider: paid.fromWallet ? wallet : back ? stripe : paysera,
      kind,
      subjectId,
      siteId,
      customerId,
      amountCents: dueCents,
      currency,
      status: back ? "refunded" : "succeeded",
      refundedCents: back ? dueCents : 0,
      createdAt: paidAt,
    })
    .returning();
  if (!payment) throw new Error("A payment of the demo was not written");
  if (back) {
    const whole = { paymentId: payment.id, amountCents: dueCents, key: `seed:${payment.id}` };
    await tx
      .insert(refunds)
      .values({ ...whole, status: "succeeded", createdAt: back, triedAt: back });
  }
  return payment;
}
