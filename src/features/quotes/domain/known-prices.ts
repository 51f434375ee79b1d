import type { Cents } from "#core/money.ts";
import type { GoodsKind } from "#features/shipping/domain/goods/goods-kind.ts";
import { pathOf } from "#features/shipping/domain/goods/goods-words.ts";
import { guessKind } from "#features/shipping/domain/goods/guess-kind.ts";
import type { OrderLine } from "./order-line.ts";
import { shopOf } from "./pasted-links.ts";

/** Nothing of this kind is sold for less: a lower price is a typing mistake, a deposit or fraud. In euro cents. */
const FLOOR_CENTS: Record<GoodsKind, Cents> = {
  clothes: 2_00,
  shoes: 8_00,
  bags: 4_00,
  phones_computers: 40_00,
  electronics: 5_00,
  watches_jewellery: 4_00,
  cosmetics: 2_00,
  toys: 2_00,
  sports: 3_00,
  home: 2_00,
  car_parts: 3_00,
  books: 1_00,
  other: 1_00,
};

type Goods = Pick<OrderLine, "url" | "name" | "kind">;
type PricedGoods = Goods & { unitCents: Cents };

const kindInWords = ({ name, url }: Goods): GoodsKind | undefined =>
  guessKind(name) ?? guessKind(pathOf(url));

/**
 * The higher floor of the chosen kind and of the kind in the name applies: a laptop filed as "Books" is
 * still a laptop.
 */
export function isPlausible({ unitCents, ...goods }: PricedGoods): boolean {
  const inWords = FLOOR_CENTS[kindInWords(goods) ?? "other"];
  return unitCents >= Math.max(FLOOR_CENTS[goods.kind], inWords);
}

export type KnownPrice = { shop: string; kind: GoodsKind; cents: Cents };

/** With fewer known prices, nothing can be concluded about a shop. */
export const ENOUGH_PRICES = 5;
/** Older prices are ignored, because they say nothing about today's. */
export const KNOWN_DAYS = 180;

/**
 * Product notes §4: whether a price lies within those that staff confirmed for that shop and kind: between
 * the median and the largest. Shops sell both socks and coats, and a coat must not pass at the price of
 * socks.
 */
export function isWithinKnown(line: PricedGoods, known: readonly KnownPrice[]): boolean {
  const { kind, unitCents } = line;
  if ((kindInWords(line) ?? kind) !== kind) return false;
  const prices = known
    .filter((one) => one.shop === shopOf(line.url) && one.kind === kind)
    .map(({ cents }) => cents)
    .sort((a, b) => a - b);
  const middle = prices[Math.floor(prices.length / 2)] ?? 0;
  const largest = prices.at(-1) ?? 0;
  return prices.length >= ENOUGH_PRICES && unitCents >= middle && unitCents <= largest;
}
