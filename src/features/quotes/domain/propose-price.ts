import type { Cents } from "#core/money.ts";
import { checkGoodsRules } from "#features/shipping/domain/goods/goods-rules.ts";
import { isPlausible, isWithinKnown, type KnownPrice } from "./known-prices.ts";
import type { OrderLine } from "./order-line.ts";
import { inEuros, type PriceTerms, priceQuote, type QuotePrice } from "./quote-price.ts";
import { packLines } from "./usual-parcel.ts";

/** Beyond this somebody looks at it first. */
const LARGEST_CENTS = 3_000_00;

export type Proposal = {
  price: QuotePrice;
  /** Nothing has to be looked at: every price is given and plausible, nothing is restricted or too dear. */
  isOrdinary: boolean;
};

type Terms = Omit<PriceTerms, "parcel"> & {
  /** Units of the other currency for a euro. */
  rate: number;
};

/** What the rules make of the customer's own words: an estimate. What is not known counts as nothing. */
export function proposePrice(lines: readonly OrderLine[], { rate, ...terms }: Terms): Proposal {
  const priced = lines.map((line) => ({ ...line, unitCents: inEuros(line, rate) ?? 0 }));
  const price = priceQuote(priced, { ...terms, parcel: packLines(lines) });
  const goods = priced.reduce<Cents>((sum, one) => sum + one.unitCents * one.quantity, 0);
  const isOrdinary =
    goods <= LARGEST_CENTS &&
    priced.every((line) => isPlausible(line) && checkGoodsRules(line) === undefined) &&
    Object.values(price.methods).some((method) => method !== null);
  return { price, isOrdinary };
}

/** Product notes §4: what a customer typed alone never makes a firm price; what staff confirmed before may. */
export function isFirm(
  { price, isOrdinary }: Proposal,
  lines: readonly OrderLine[],
  known: readonly KnownPrice[],
): boolean {
  const priced = lines.map((line, at) => ({ ...line, unitCents: price.unitCents[at] ?? 0 }));
  return isOrdinary && priced.every((line) => isWithinKnown(line, known));
}
