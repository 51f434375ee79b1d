import type { Cents } from "#core/money.ts";

type Paid = { amountCents: Cents; feeCents: Cents };

/**
 * How much of what was bought goes back with a refund. The fee is given back last: until the goods'
 * own price is returned, every refunded cent is one of theirs.
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
