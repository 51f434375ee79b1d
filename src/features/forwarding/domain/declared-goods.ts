import type { MessageKey } from "#core/message-key.ts";
import { type Cents, multiplyCents } from "#core/money.ts";
import type { GoodsKind } from "#features/shipping/domain/goods/goods-kind.ts";
import { checkGoodsRules } from "#features/shipping/domain/goods/goods-rules.ts";

/** Product notes §6: limits of a declaration; `value` is the limit of a line in euros. */
export const DECLARE_LIMITS = {
  tracking: 60,
  shop: 100,
  name: 200,
  lines: 50,
  quantity: 999,
  value: 100_000,
  /** In kilograms. */
  weight: 1000,
} as const;

/** A warehouse that a parcel can be declared for, with the currencies allowed for its values. */
export type DeclareWarehouse = { code: string; currencies: string[]; currencyRate: number };

type Place = { currency: string; currencyRate: number };

/** The currencies for declared values: that of the warehouse's country, where the shops are, and euros. */
export const declaredCurrencies = ({ currency }: Pick<Place, "currency">): string[] => [
  ...new Set([currency, "EUR"]),
];

/**
 * Converts to euros at the day's rate; undefined for a currency not used there. At least one cent, because
 * customs needs a value.
 */
export function declaredEuros(paid: Cents, currency: string, context: Place): Cents | undefined {
  if (currency === "EUR") return paid;
  if (currency !== context.currency) return undefined;
  return Math.max(1, multiplyCents(paid, 1, context.currencyRate));
}

/** Returns why these goods cannot be carried. Goods that must be checked first are left to staff. */
export function refuseGoods(goods: { name: string; kind: GoodsKind }): MessageKey | undefined {
  const verdict = checkGoodsRules({ ...goods, options: "", url: "" });
  return verdict?.level === "prohibited" ? `quotes.prohibited.${verdict.rule}` : undefined;
}
