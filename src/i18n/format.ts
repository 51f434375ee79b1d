import { type Cents, toDecimal } from "#core/money.ts";

const SYMBOLS: Record<string, string> = { EUR: "€", USD: "$" };
const NBSP = "\u00a0";
const MINUS = "\u2212";

type Marks = { decimal: string; group: string; minus: string };

/** As `Intl` has them (a test compares): on a phone its first formatter takes longer than a page of prices. */
const ENGLISH: Marks = { decimal: ".", group: ",", minus: "-" };
const MARKS: Record<string, Marks> = {
  lt: { decimal: ",", group: NBSP, minus: MINUS },
  lv: { decimal: ",", group: NBSP, minus: "-" },
  et: { decimal: ",", group: NBSP, minus: MINUS },
  ru: { decimal: ",", group: NBSP, minus: "-" },
};

/** Four figures stand together; from five on they are parted by threes. */
const THREES = /\B(?=(?:\d{3})+$)/g;
const groupsOf = (whole: string, mark: string) =>
  whole.length < 5 ? whole : whole.replace(THREES, mark);

/** Half up by its decimals, as one reads them: 3.65 is 3.7, although in binary it is a little less. */
function rounded(value: number, digits: number): number {
  const decimals = Math.abs(value).toFixed(6);
  return Math.round(Number(`${decimals}e${digits}`)) / 10 ** digits;
}

export const currencySign = (currency: string) => SYMBOLS[currency] ?? currency;

/** One anatomy in every language: figure, no-break space, sign (LOOK: the price is a promise). */
export function formatMoney(cents: Cents, currency: string, language: string): string {
  return `${formatNumber(toDecimal(cents), language, 2)}${NBSP}${currencySign(currency)}`;
}

export function formatNumber(value: number, language: string, digits = 0): string {
  const { decimal, group, minus } = MARKS[language] ?? ENGLISH;
  const [whole = "", part] = rounded(value, digits).toFixed(digits).split(".");
  const figure = [groupsOf(whole, group), part].filter(Boolean).join(decimal);
  return value < 0 ? minus + figure : figure;
}

/** As one would type it: nothing between thousands, and only the digits there are. */
export function formatTyped(value: number, language: string): string {
  const { decimal, minus } = MARKS[language] ?? ENGLISH;
  const figure = String(rounded(value, 3)).replace(".", decimal);
  return value < 0 ? minus + figure : figure;
}
