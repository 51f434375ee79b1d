import type { MessageKey } from "#core/message-key.ts";
import { type Cents, multiplyCents } from "#core/money.ts";
import type { GoodsKind } from "#features/shipping/domain/goods/goods-kind.ts";
import { checkGoodsRules } from "#features/shipping/domain/goods/goods-rules.ts";

/** Product notes §6: how much a declaration may say; the value of a line in euros. */
export const DECLARE_LIMITS = {
  tracking: 60,
  shop: 100,
  name: 200,
  lines: 50,
  quantity: 999,
  value: 100_000,
} as const;

/** Where a parcel can be declared to go, and what its values can be written in. */
export type DeclareWarehouse = { code: string; currencies: string[]; currencyRate: number };

type Place = { currency: string; currencyRate: number };

/** What goods can be declared in: as the shops around the warehouse are paid, or in euros. */
export const declaredCurrencies = ({ currency }: Pick<Place, "currency">): string[] => [
  ...new Set([currency, "EUR"]),
];

/** In euros, at the rate of the day; never nothing, or customs could not be told it. Undefined of a currency that is not known there. */
export function declaredEuros(paid: Cents, currency: string, context: Place): Cents | undefined {
  if (currency === "EUR") return paid;
  if (currency !== context.currency) return undefined;
  return Math.max(1, multiplyCents(paid, 1, context.currencyRate));
}

/** Why a declared thing cannot be carried; what has to be looked at first is for staff. */
export function refuseGoods(goods: { name: string; kind: GoodsKind }): MessageKey | undefined {
  const verdict = checkGoodsRules({ ...goods, options: "", url: "" });
  return verdict?.level === "prohibited" ? `quotes.prohibited.${verdict.rule}` : undefined;
}
