import { type Cents, convertCents } from "#core/money.ts";
import type { Currency, SiteCurrency } from "./site.ts";

export const CURRENCY_COOKIE = "mm_currency_id";
const DEFAULT_CURRENCY = "EUR";

/** SPEC §4: EUR is chosen if present, else the first; a known id in the visitor's cookie wins. */
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

/** SPEC §3 "filtered currencies": those of a site that its visitors may choose; all of them where it marks none. */
export function offeredCurrencies({ currencies }: OfSite): readonly SiteCurrency[] {
  const marked = currencies.filter(({ isFiltered }) => isFiltered);
  return marked.length > 0 ? marked : currencies;
}

/** What a visitor sees and pays in: a choice of before that is not offered any more counts as none. */
export const visitorCurrency = (site: OfSite, chosenId?: number): SiteCurrency | undefined =>
  chooseCurrency(offeredCurrencies(site), chosenId);

type Conversion = { conversionCurrency: Pick<Currency, "isoCode">; conversionRate: number };

/** Units of the currency for one euro; an order freezes it. */
export function rateOf(
  { isoCode }: Pick<Currency, "isoCode">,
  { conversionCurrency, conversionRate }: Conversion,
): number {
  return isoCode === conversionCurrency.isoCode && isoCode !== "EUR" ? conversionRate : 1;
}

/** Prices are kept in euros; another currency is shown and charged at the site's rate (product notes §5). */
export function inCurrency(
  cents: Cents,
  currency: Pick<Currency, "isoCode">,
  site: Conversion,
): Cents {
  return convertCents(cents, rateOf(currency, site));
}

/** What the site counts in besides euros, whatever this visitor chose. */
export function conversionOf(site: Conversion): {
  isoCode: string;
  convert: (euroCents: Cents) => Cents;
} {
  const { isoCode } = site.conversionCurrency;
  return { isoCode, convert: (euroCents) => inCurrency(euroCents, { isoCode }, site) };
}
