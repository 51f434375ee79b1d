import { type Cents, toDecimal } from "#core/money.ts";

const SYMBOLS: Record<string, string> = { EUR: "€", USD: "$" };
const NBSP = "\u00a0";
/** Figures are taken off with a minus, never with a hyphen. */
const MINUS = "\u2212";

type Marks = { decimal: string; group: string };

/** As `Intl` has them (a test compares): on a phone its first formatter takes longer than a page of prices. */
const ENGLISH: Marks = { decimal: ".", group: "," };
const BALTIC: Marks = { decimal: ",", group: NBSP };
const MARKS: Record<string, Marks> = { lt: BALTIC, lv: BALTIC, et: BALTIC, ru: BALTIC };

/** Thousands stand apart in every language, each by its own mark. */
const THREES = /\B(?=(?:\d{3})+$)/g;

/** Half up by its decimals, as one reads them: 3.65 is 3.7, although in binary it is a little less. */
function rounded(value: number, digits: number): number {
  const decimals = Math.abs(value).toFixed(6);
  return Math.round(Number(`${decimals}e${digits}`)) / 10 ** digits;
}

export const currencySign = (currency: string) => SYMBOLS[currency] ?? currency;

/** With its sign, also a plus, so that coming and going differ without colour. */
export function formatChange(cents: Cents, currency: string, language: string): string {
  return `${cents > 0 ? "+" : ""}${formatMoney(cents, currency, language)}`;
}

/** One anatomy in every language: figure, no-break space, sign. */
export function formatMoney(cents: Cents, currency: string, language: string): string {
  return `${formatNumber(toDecimal(cents), language, 2)}${NBSP}${currencySign(currency)}`;
}

export function formatNumber(value: number, language: string, digits = 0): string {
  const { decimal, group } = MARKS[language] ?? ENGLISH;
  const [whole = "", part] = rounded(value, digits).toFixed(digits).split(".");
  const figure = [whole.replace(THREES, group), part].filter(Boolean).join(decimal);
  return value < 0 ? MINUS + figure : figure;
}

/** As one would type it: nothing between thousands, and only the digits there are. */
export function formatTyped(value: number, language: string): string {
  const { decimal } = MARKS[language] ?? ENGLISH;
  const figure = String(rounded(value, 3)).replace(".", decimal);
  return value < 0 ? `-${figure}` : figure;
}
