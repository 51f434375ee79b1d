import type { Cents } from "#core/money.ts";
import { judgeGoods } from "#features/shipping/domain/goods/goods-rules.ts";
import type { OrderLine } from "./order-line.ts";
import { inEuros, type PriceTerms, priceQuote, type QuotePrice } from "./quote-price.ts";
import { packLines } from "./usual-parcel.ts";

/** Beyond this somebody looks at it first. */
const LARGEST_CENTS = 3_000_00;

export type Proposal = {
  price: QuotePrice;
  /** Whether the price may be told at once: every price is known and nothing has to be looked at. */
  isFirm: boolean;
};

type Terms = Omit<PriceTerms, "parcel"> & {
  /** Units of the other currency for a euro. */
  rate: number;
};

/** The rules by which a price is proposed before staff look; what is not known counts as nothing. */
export function proposePrice(lines: readonly OrderLine[], { rate, ...terms }: Terms): Proposal {
  const priced = lines.map((line) => ({ ...line, unitCents: inEuros(line, rate) ?? 0 }));
  const price = priceQuote(priced, { ...terms, parcel: packLines(lines) });
  const goods = priced.reduce<Cents>((sum, one) => sum + one.unitCents * one.quantity, 0);
  const isFirm =
    goods <= LARGEST_CENTS &&
    lines.every((line) => line.price !== null && judgeGoods(line) === undefined) &&
    Object.values(price.methods).some((method) => method !== null);
  return { price, isFirm };
}
