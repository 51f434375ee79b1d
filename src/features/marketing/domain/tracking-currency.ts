import { type Cents, convertCents, toCents, toDecimal } from "#core/money.ts";

/** SPEC §9: what is told to others is told in dollars, whatever the visitor pays in. */
export const TRACKING_CURRENCY = "USD";

/** How amounts become what is tracked. */
export type ToTracked = (amount: number, currency: string) => number;

/** By the site's own rate, units for one euro; every site converts into dollars. */
export function trackedBy(rate: number): ToTracked {
  return (amount, currency) =>
    currency === TRACKING_CURRENCY ? amount : inDollars(toCents(amount), rate);
}

const inDollars = (euroCents: Cents, rate: number) => toDecimal(convertCents(euroCents, rate));
