import { type Cents, multiplyCents } from "#core/money.ts";

/** PRODUCT §5: the more is ordered at once, the less of the shipping is paid; whole percents off. */
const ORDER_VALUE_TIERS = [
  { fromCents: 15_000, percent: 5 },
  { fromCents: 30_000, percent: 10 },
  { fromCents: 60_000, percent: 15 },
] as const;

/** By order value or by the customer's plan, whichever takes more off; never both. */
export function discountPercent(subtotalCents: Cents, planPercent = 0): number {
  const reached = ORDER_VALUE_TIERS.filter(({ fromCents }) => subtotalCents >= fromCents);
  return Math.max(planPercent, ...reached.map(({ percent }) => percent), 0);
}

export function shippingDiscount(cents: Cents, percent: number): Cents {
  return Math.min(cents, multiplyCents(cents, percent, 100));
}
