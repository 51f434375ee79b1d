import { type Cents, convertCents } from "#core/money.ts";

export type WalletPart = {
  /** In euros: never more than there is to pay. */
  usedCents: Cents;
  /** In the quote's currency: what it takes off, and what is left. */
  partCents: Cents;
  dueCents: Cents;
};

/** As an order counts it (`explainTotal`): what is left is converted once, at the quote's frozen rate. */
export function walletPart(
  { priceCents, rate }: { priceCents: Cents; rate: number },
  wishedCents: Cents,
): WalletPart {
  const usedCents = Math.min(wishedCents, priceCents);
  const dueCents = convertCents(priceCents - usedCents, rate);
  return { usedCents, partCents: convertCents(priceCents, rate) - dueCents, dueCents };
}
