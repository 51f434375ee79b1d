import { type Cents, toDecimal } from "#core/money.ts";

const SYMBOLS: Record<string, string> = { EUR: "€", USD: "$" };
const NBSP = "\u00a0";
const formatters = new Map<string, Intl.NumberFormat>();

function decimals(language: string, digits: number): Intl.NumberFormat {
  const key = `${language}:${digits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: "min2",
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** One anatomy in every language: figure, no-break space, sign (LOOK: the price is a promise). */
export function formatMoney(cents: Cents, currency: string, language: string): string {
  const figure = decimals(language, 2).format(toDecimal(cents));
  return `${figure}${NBSP}${SYMBOLS[currency] ?? currency}`;
}

export function formatNumber(value: number, language: string, digits = 0): string {
  return decimals(language, digits).format(value);
}
