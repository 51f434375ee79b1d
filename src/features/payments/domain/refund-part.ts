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
): Cents {
  const price = amountCents - feeCents;
  return Math.min(refundedBefore + refundCents, price) - Math.min(refundedBefore, price);
}
