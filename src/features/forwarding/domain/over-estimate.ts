import type { Cents } from "#core/money.ts";

/**
 * What was asked too much goes back to the wallet; what was asked too little is ours to bear, since the
 * price was a promise.
 */
export const overEstimate = (askedCents: Cents, actualCents: Cents): Cents =>
  Math.max(0, askedCents - actualCents);

type Money = { dueCents: Cents; refundedCents: Cents; returnedCents: Cents };

/** Of what was paid: neither in the wallet again for having been too much, nor given back by the payment. */
export const leftOfPaid = ({ dueCents, refundedCents, returnedCents }: Money): Cents =>
  Math.max(0, dueCents - refundedCents - returnedCents);
