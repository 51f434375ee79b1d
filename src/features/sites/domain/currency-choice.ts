import { type Cents, convertCents } from "#core/money.ts";
import type { Currency } from "./site.ts";

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

/** Prices are kept in euros; another currency is shown and charged at the site's rate (PRODUCT §5). */
export function inCurrency(
  cents: Cents,
  currency: Pick<Currency, "isoCode">,
  site: { conversionCurrency: Pick<Currency, "isoCode">; conversionRate: number },
): Cents {
  return currency.isoCode === site.conversionCurrency.isoCode && currency.isoCode !== "EUR"
    ? convertCents(cents, site.conversionRate)
    : cents;
}

/** What the site counts in besides euros, whatever this visitor chose. */
export function conversionOf(site: Parameters<typeof inCurrency>[2]): {
  isoCode: string;
  convert: (euroCents: Cents) => Cents;
} {
  const { isoCode } = site.conversionCurrency;
  return { isoCode, convert: (euroCents) => inCurrency(euroCents, { isoCode }, site) };
}
