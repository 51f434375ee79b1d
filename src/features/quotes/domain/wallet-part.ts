import type { Cents } from "#core/money.ts";
import { convertPart } from "#core/money-parts.ts";

export type WalletPart = {
  /** In euros; never more than the sum to pay. */
  usedCents: Cents;
  /** In the quote's currency: the part paid from the wallet, and the rest to pay. */
  partCents: Cents;
  dueCents: Cents;
};

type QuoteTotal = {
  /** `priceCents` is in euros, `totalCents` in the quote's currency. */
  priceCents: Cents;
  totalCents: Cents;
  rate: number;
};

/** Counted as for an order (`explainTotal`), at the rate saved with the quote. */
export function walletPart(
  { priceCents, totalCents, rate }: QuoteTotal,
  requestedCents: Cents,
): WalletPart {
  const usedCents = Math.min(requestedCents, priceCents);
  const whole = { euroCents: priceCents, convertedCents: totalCents };
  const partCents = convertPart(usedCents, whole, rate);
  return { usedCents, partCents, dueCents: totalCents - partCents };
}
