import type { Cents } from "#core/money.ts";

type Paid = { amountCents: Cents; feeCents: Cents };

/**
 * How much of a refund is for the goods. The fee is refunded last: until the goods' price is refunded in full, every
 * refunded cent is part of that price.
 */
export function boughtPart(
  { amountCents, feeCents }: Paid,
  refundedBefore: Cents,
  refundCents: Cents,
): { amountCents: Cents; feeCents: Cents; isRest: boolean } {
  const price = amountCents - feeCents;
  const after = Math.min(refundedBefore + refundCents, price);
  const bought = after - Math.min(refundedBefore, price);
  return { amountCents: bought, feeCents: refundCents - bought, isRest: after === price };
}
