import type { Cents } from "#core/money.ts";
import { multiplyParts } from "#core/money-parts.ts";

type VatRate = { since: string; percent: number };
type VatRates = Readonly<Record<string, readonly VatRate[]>>;

/** Standard rates by country, newest first (product notes §5: prices include the destination's VAT). */
const VAT_RATES: VatRates = {
  LT: [{ since: "2009-09-01", percent: 21 }],
  LV: [{ since: "2012-07-01", percent: 21 }],
  EE: [
    { since: "2025-07-01", percent: 24 },
    { since: "2024-01-01", percent: 22 },
    { since: "2009-07-01", percent: 20 },
  ],
  NL: [{ since: "2012-10-01", percent: 21 }],
  DE: [{ since: "2021-01-01", percent: 19 }],
  PL: [{ since: "2011-01-01", percent: 23 }],
  FI: [{ since: "2024-09-01", percent: 25.5 }],
  SE: [{ since: "1990-07-01", percent: 25 }],
  DK: [{ since: "1992-01-01", percent: 25 }],
  AT: [{ since: "1984-01-01", percent: 20 }],
  BE: [{ since: "1996-01-01", percent: 21 }],
  FR: [{ since: "2014-01-01", percent: 20 }],
  ES: [{ since: "2012-09-01", percent: 21 }],
  IT: [{ since: "2013-10-01", percent: 22 }],
  PT: [{ since: "2011-01-01", percent: 23 }],
  IE: [{ since: "2021-03-01", percent: 23 }],
  CZ: [{ since: "2013-01-01", percent: 21 }],
  GB: [{ since: "2011-01-04", percent: 20 }],
  AE: [{ since: "2018-01-01", percent: 5 }],
};

let entered: VatRates = {};

/**
 * Sets the rates that the owner entered, which take precedence over the built-in ones. Called at the start
 * and after each change.
 */
export function setVatRates(rates: VatRates): void {
  entered = rates;
}

/** The rates of a country, newest first. */
export function vatRatesOf(country: string): (VatRate & { isOwn: boolean })[] {
  const own = (entered[country] ?? []).map((rate) => ({ ...rate, isOwn: true }));
  const known = (VAT_RATES[country] ?? []).map((rate) => ({ ...rate, isOwn: false }));
  return [...own, ...known].toSorted((one, other) => (one.since < other.since ? 1 : -1));
}

/** The rate on a day (yyyy-MM-dd). */
export function vatPercent(country: string, day: string): number {
  if (!entered[country]) {
    return VAT_RATES[country]?.find(({ since }) => since <= day)?.percent ?? 0;
  }
  return vatRatesOf(country).find(({ since }) => since <= day)?.percent ?? 0;
}

/** The net parts of prices that include VAT; the net parts of lines add up to the net of their sum. */
export function netParts(gross: readonly Cents[], percent: number): Cents[] {
  return multiplyParts(gross, 100, 100 + percent);
}
