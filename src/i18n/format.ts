import { type Cents, toDecimal } from "#core/money.ts";

const SYMBOLS: Record<string, string> = { EUR: "€", USD: "$" };
const NBSP = "\u00a0";
const formatters = new Map<string, Intl.NumberFormat>();

/** Making a formatter takes a hundred times as long as using it. */
function formatter(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language}:${options.minimumFractionDigits}`;
  let made = formatters.get(key);
  if (!made) {
    made = new Intl.NumberFormat(language, options);
    formatters.set(key, made);
  }
  return made;
}

function decimals(language: string, digits: number): Intl.NumberFormat {
  return formatter(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: "min2",
  });
}

export const currencySign = (currency: string) => SYMBOLS[currency] ?? currency;

/** One anatomy in every language: figure, no-break space, sign (LOOK: the price is a promise). */
export function formatMoney(cents: Cents, currency: string, language: string): string {
  const figure = decimals(language, 2).format(toDecimal(cents));
  return `${figure}${NBSP}${currencySign(currency)}`;
}

export function formatNumber(value: number, language: string, digits = 0): string {
  return decimals(language, digits).format(value);
}

/** As one would type it: nothing between thousands, and only the digits there are. */
export function formatTyped(value: number, language: string): string {
  return formatter(language, { useGrouping: false }).format(value);
}
