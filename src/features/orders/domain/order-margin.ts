import { type Cents, multiplyCents, sum, toCents } from "#core/money.ts";

export type CostedLine = {
  quantity: number;
  refunded_quantity: number;
  /** Undefined if the reader may not see costs, null if the cost is not known. */
  cost?: number | null | undefined;
};
type Line = CostedLine & { paid: number; refunded: number };

/** In euros. */
export type Margin = { cents: Cents; percent: number };

/** What remains of an income after costs, also in percent; undefined if there is no income. */
export const marginOf = (income: Cents, costs: Cents): Margin | undefined =>
  income > 0 ? { cents: income - costs, percent: ((income - costs) / income) * 100 } : undefined;

export const areGoodsKnown = (lines: readonly CostedLine[]): boolean =>
  lines.every(({ cost }) => typeof cost === "number");

/** The known cost of the goods that were not refunded. */
export const goodsCost = (lines: readonly CostedLine[]): Cents =>
  sum(
    lines.map(({ cost, quantity, refunded_quantity: back }) =>
      typeof cost === "number" ? toCents(cost) * (quantity - back) : 0,
    ),
  );

/** Income from goods minus their cost, without refunded pieces; undefined if the cost of some line is not known. */
export function goodsMargin(lines: readonly Line[], rate: number): Margin | undefined {
  if (!areGoodsKnown(lines)) return undefined;
  const income = lines.map(({ paid, refunded }) =>
    multiplyCents(toCents(paid) - toCents(refunded), 1, rate),
  );
  return marginOf(sum(income), goodsCost(lines));
}
