import { type Cents, multiplyCents } from "#core/money.ts";

/** Where a parcel can be declared to go, and what its values can be written in. */
export type DeclareWarehouse = { code: string; currencies: string[]; currencyRate: number };

type Place = { currency: string; currencyRate: number };

/** What goods can be declared in: as the shops around the warehouse are paid, or in euros. */
export const declaredCurrencies = ({ currency }: Pick<Place, "currency">): string[] => [
  ...new Set([currency, "EUR"]),
];

/** In euros, at the rate of the day; never nothing, or customs could not be told it. Undefined of a currency that is not known there. */
export function declaredEuros(paid: Cents, currency: string, place: Place): Cents | undefined {
  if (currency === "EUR") return paid;
  if (currency !== place.currency) return undefined;
  return Math.max(1, multiplyCents(paid, 1, place.currencyRate));
}
