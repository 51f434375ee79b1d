import { type Cents, convertCents } from "#core/money.ts";
import type { Currency, SiteCurrency } from "./site.ts";

export const CURRENCY_COOKIE = "mm_currency_id";
const DEFAULT_CURRENCY = "EUR";

/** SPEC §4: a known id in the visitor's cookie wins; else EUR if present, else the first. */
export function chooseCurrency<T extends Currency>(
  currencies: readonly T[],
  chosenId?: number,
): T | undefined {
  return (
    currencies.find((currency) => currency.id === chosenId) ??
    currencies.find((currency) => currency.isoCode === DEFAULT_CURRENCY) ??
    currencies[0]
  );
}

type OfSite = { currencies: readonly SiteCurrency[] };

/** SPEC §3 "filtered currencies": those of a site that its visitors may choose, or all if none is marked. */
export function offeredCurrencies({ currencies }: OfSite): readonly SiteCurrency[] {
  const marked = currencies.filter(({ isFiltered }) => isFiltered);
  return marked.length > 0 ? marked : currencies;
}

/** The visitor's currency; an earlier choice that is no longer offered is ignored. */
export const visitorCurrency = (site: OfSite, chosenId?: number): SiteCurrency | undefined =>
  chooseCurrency(offeredCurrencies(site), chosenId);

type Conversion = { conversionCurrency: Pick<Currency, "isoCode">; conversionRate: number };

/** Units of the currency for one euro; an order stores this rate. */
export function rateOf(
  { isoCode }: Pick<Currency, "isoCode">,
  { conversionCurrency, conversionRate }: Conversion,
): number {
  return isoCode === conversionCurrency.isoCode && isoCode !== "EUR" ? conversionRate : 1;
}

/** Prices are stored in euros; another currency is shown and charged at the site's rate (product notes §5). */
export function inCurrency(
  cents: Cents,
  currency: Pick<Currency, "isoCode">,
  site: Conversion,
): Cents {
  return convertCents(cents, rateOf(currency, site));
}

/** The site's conversion currency and rate, independent of the visitor's choice. */
export function conversionOf(site: Conversion): {
  isoCode: string;
  convert: (euroCents: Cents) => Cents;
} {
  const { isoCode } = site.conversionCurrency;
  return { isoCode, convert: (euroCents) => inCurrency(euroCents, { isoCode }, site) };
}
