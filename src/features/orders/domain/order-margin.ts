import { type Cents, multiplyCents, sum, toCents } from "#core/money.ts";

export type CostedLine = {
  quantity: number;
  refunded_quantity: number;
  /** Undefined for whoever keeps no costs, null where it is not known. */
  cost?: number | null | undefined;
};
type Line = CostedLine & { paid: number; refunded: number };

/** In euros. */
export type Margin = { cents: Cents; percent: number };

/** What is left of an income, also as a part of it; undefined where there is none. */
export const marginOf = (income: Cents, costs: Cents): Margin | undefined =>
  income > 0 ? { cents: income - costs, percent: ((income - costs) / income) * 100 } : undefined;

export const areGoodsKnown = (lines: readonly CostedLine[]): boolean =>
  lines.every(({ cost }) => typeof cost === "number");

/** What goods cost that did not go back, as far as it is known. */
export const goodsCost = (lines: readonly CostedLine[]): Cents =>
  sum(
    lines.map(({ cost, quantity, refunded_quantity: back }) =>
      typeof cost === "number" ? toCents(cost) * (quantity - back) : 0,
    ),
  );

/** What goods brought beyond what they cost, without what went back; undefined where some cost is not known. */
export function goodsMargin(lines: readonly Line[], rate: number): Margin | undefined {
  if (!areGoodsKnown(lines)) return undefined;
  const income = lines.map(({ paid, refunded }) =>
    multiplyCents(toCents(paid) - toCents(refunded), 1, rate),
  );
  return marginOf(sum(income), goodsCost(lines));
}
