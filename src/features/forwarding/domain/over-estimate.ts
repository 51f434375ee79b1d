import type { Cents } from "#core/money.ts";

/**
 * What was asked too much goes back to the wallet; what was asked too little is ours to bear, since the
 * price was a promise.
 */
export const overEstimate = (askedCents: Cents, actualCents: Cents): Cents =>
  Math.max(0, askedCents - actualCents);
