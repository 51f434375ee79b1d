import type { Cents } from "#core/money.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import type { GoodsKind } from "#features/shipping/domain/goods/goods-kind.ts";
import { checkGoodsRules } from "#features/shipping/domain/goods/goods-rules.ts";
import { isPlausible, isWithinKnown, type KnownPrice } from "./known-prices.ts";
import type { OrderLine } from "./order-line.ts";
import { inEuros, type PriceTerms, priceQuote, type QuotePrice } from "./quote-price.ts";

const parcel = (grams: number, lengthCm: number, widthCm: number, heightCm: number): Parcel => ({
  grams,
  lengthCm,
  widthCm,
  heightCm,
});

/** The usual weight and size of one piece of each kind, packed as shops pack it. */
const USUAL: Record<GoodsKind, Parcel> = {
  clothes: parcel(600, 30, 25, 5),
  shoes: parcel(1200, 33, 21, 12),
  bags: parcel(1100, 34, 28, 14),
  phones_computers: parcel(1500, 36, 26, 8),
  electronics: parcel(1400, 28, 20, 12),
  watches_jewellery: parcel(350, 14, 12, 9),
  cosmetics: parcel(400, 16, 10, 8),
  toys: parcel(1200, 35, 25, 14),
  sports: parcel(1800, 40, 28, 15),
  home: parcel(2200, 38, 28, 20),
  car_parts: parcel(3500, 40, 30, 18),
  books: parcel(700, 24, 17, 4),
  other: parcel(1000, 30, 20, 12),
};

const usualParcel = (kind: GoodsKind): Parcel => USUAL[kind];

/** All lines in one box. Only weight and volume count for the price, so the box is 1 × 1 cm and as long as needed. */
export function packLines(lines: readonly { kind: GoodsKind; quantity: number }[]): Parcel {
  let grams = 0;
  let cubicCm = 0;
  for (const { kind, quantity } of lines) {
    const one = usualParcel(kind);
    grams += quantity * one.grams;
    cubicCm += quantity * one.lengthCm * one.widthCm * one.heightCm;
  }
  return { grams, lengthCm: cubicCm, widthCm: 1, heightCm: 1 };
}

/** Above this, staff look at the quote first. */
const LARGEST_CENTS = 3_000_00;

export type Proposal = {
  price: QuotePrice;
  /** Staff need not look at it: every price is known and plausible, nothing is restricted or too expensive. */
  isOrdinary: boolean;
};

type Terms = Omit<PriceTerms, "parcel"> & {
  /** Units of the other currency per euro. */
  rate: number;
};

/** The estimate that the rules make from the customer's own data. A missing price counts as zero. */
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

/** Product notes §4: prices that only the customer entered are never firm; prices like those staff confirmed may be. */
export function isFirm(
  { price, isOrdinary }: Proposal,
  lines: readonly OrderLine[],
  known: readonly KnownPrice[],
): boolean {
  const priced = lines.map((line, at) => ({ ...line, unitCents: price.unitCents[at] ?? 0 }));
  return isOrdinary && priced.every((line) => isWithinKnown(line, known));
}
