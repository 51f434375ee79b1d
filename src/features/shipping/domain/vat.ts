import { type Cents, multiplyCents } from "#core/money.ts";
import { multiplyParts } from "#core/money-parts.ts";

type VatRate = { since: string; percent: number };

/** Standard rates by country, the newest first (product notes §5: prices include the destination's). */
const VAT_RATES: Readonly<Record<string, readonly VatRate[]>> = {
  LT: [{ since: "2009-09-01", percent: 21 }],
  LV: [{ since: "2012-07-01", percent: 21 }],
  EE: [
    { since: "2025-07-01", percent: 24 },
    { since: "2024-01-01", percent: 22 },
    { since: "2009-07-01", percent: 20 },
  ],
  NL: [{ since: "2012-10-01", percent: 21 }],
  AE: [{ since: "2018-01-01", percent: 5 }],
};

/** On a day, as yyyy-MM-dd. */
export function vatPercent(country: string, day: string): number {
  return VAT_RATES[country]?.find(({ since }) => since <= day)?.percent ?? 0;
}

export type VatSplit = { net: Cents; vat: Cents };

/** What is in a price that includes it; both together are the price again. */
export function splitVat(gross: Cents, percent: number): VatSplit {
  const net = multiplyCents(gross, 100, 100 + percent);
  return { net, vat: gross - net };
}

/** The same for lines: their nets add up to the net of the sum. */
export function netParts(gross: readonly Cents[], percent: number): Cents[] {
  return multiplyParts(gross, 100, 100 + percent);
}
