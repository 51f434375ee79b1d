import { type Cents, toDecimal } from "#core/money.ts";

const SYMBOLS: Record<string, string> = { EUR: "€", USD: "$" };
const NBSP = "\u00a0";
/** Negative numbers get a minus sign, never a hyphen. */
const MINUS = "\u2212";

type Marks = { decimal: string; group: string };

/**
 * The same marks as in `Intl` (a test compares them). On a phone, creating the first `Intl` formatter takes longer
 * than all prices of a page.
 */
const ENGLISH: Marks = { decimal: ".", group: "," };
const BALTIC: Marks = { decimal: ",", group: NBSP };
const MARKS: Record<string, Marks> = { lt: BALTIC, lv: BALTIC, et: BALTIC, ru: BALTIC };

/** Every language separates thousands, each with its own mark. */
const THREES = /\B(?=(?:\d{3})+$)/g;

/**
 * Rounds half up by the decimal digits, as people read them: 3.65 becomes 3.7, although its binary value is a little
 * less.
 */
function rounded(value: number, digits: number): number {
  const decimals = Math.abs(value).toFixed(6);
  return Math.round(Number(`${decimals}e${digits}`)) / 10 ** digits;
}

export const currencySign = (currency: string) => SYMBOLS[currency] ?? currency;

/** Always with a sign, even a plus, so that income and expense differ without colour. */
export function formatChange(cents: Cents, currency: string, language: string): string {
  return `${cents > 0 ? "+" : ""}${formatMoney(cents, currency, language)}`;
}

/** The same format in every language: number, no-break space, currency sign. */
export function formatMoney(cents: Cents, currency: string, language: string): string {
  return `${formatNumber(toDecimal(cents), language, 2)}${NBSP}${currencySign(currency)}`;
}

export function formatNumber(value: number, language: string, digits = 0): string {
  const { decimal, group } = MARKS[language] ?? ENGLISH;
  const [whole = "", part] = rounded(value, digits).toFixed(digits).split(".");
  const figure = [whole.replace(THREES, group), part].filter(Boolean).join(decimal);
  return value < 0 ? MINUS + figure : figure;
}

/** As a person would type it: no mark between thousands, and no padding zeros. */
export function formatTyped(value: number, language: string): string {
  const { decimal } = MARKS[language] ?? ENGLISH;
  const figure = String(rounded(value, 3)).replace(".", decimal);
  return value < 0 ? `-${figure}` : figure;
}
