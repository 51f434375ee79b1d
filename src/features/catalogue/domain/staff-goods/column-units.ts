import type { FileColumn } from "./guess-columns.ts";

const CODES = "USD|GBP|PLN|SEK|NOK|DKK|CHF|CZK|HUF|RON|BGN|UAH|RUB|TRY|INR|CNY|JPY|CAD|AUD|EUR";
const CODE = new RegExp(`(?<![A-Za-z])(${CODES})(?![A-Za-z])`, "i");
const SIGNS: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/€/, "EUR"],
  [/£/, "GBP"],
  [/₹/, "INR"],
  [/₴/, "UAH"],
  [/₽/, "RUB"],
  [/zł/i, "PLN"],
  [/\$/, "USD"],
];

/** The currency in a price column's name or values; undefined if they name none. */
export function currencyOf({ name, samples }: FileColumn): string | undefined {
  const texts = [name, ...samples];
  const code = texts.map((text) => CODE.exec(text)?.[1]).find(Boolean);
  if (code) return code.toUpperCase();
  return SIGNS.find(([sign]) => texts.some((text) => sign.test(text)))?.[1];
}

const UNITS: readonly (readonly [unit: RegExp, grams: number])[] = [
  [/(?<!\p{L})(kgs?|kilograms?|кг)(?!\p{L})/iu, 1000],
  [/(?<!\p{L})(lbs?|pounds?)(?!\p{L})/iu, 453.592],
  [/(?<!\p{L})(oz|ounces?)(?!\p{L})/iu, 28.3495],
];

/** How many grams one unit of a weight column is, by its name or values; 1 if neither names a unit. */
export function gramsIn({ name, samples }: FileColumn): number {
  const texts = [name, ...samples];
  return UNITS.find(([unit]) => texts.some((text) => unit.test(text)))?.[1] ?? 1;
}
