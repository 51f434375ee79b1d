import type { Cents } from "#core/money.ts";
import { convertPart } from "#core/money-parts.ts";

export type WalletPart = {
  /** In euros: never more than there is to pay. */
  usedCents: Cents;
  /** In the quote's currency: what it takes off, and what is left. */
  partCents: Cents;
  dueCents: Cents;
};

type QuoteTotal = {
  /** In euros, and in the quote's currency. */
  priceCents: Cents;
  totalCents: Cents;
  rate: number;
};

/** As an order counts it (`explainTotal`), at the quote's frozen rate. */
export function walletPart(
  { priceCents, totalCents, rate }: QuoteTotal,
  requestedCents: Cents,
): WalletPart {
  const usedCents = Math.min(requestedCents, priceCents);
  const whole = { euroCents: priceCents, convertedCents: totalCents };
  const partCents = convertPart(usedCents, whole, rate);
  return { usedCents, partCents, dueCents: totalCents - partCents };
}
