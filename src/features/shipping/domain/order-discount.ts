import type { Cents } from "#core/money.ts";

/** Product notes §5: the more is ordered at once, the less of the shipping is paid; whole percents off. */
const ORDER_VALUE_TIERS = [
  { fromCents: 15_000, percent: 5 },
  { fromCents: 30_000, percent: 10 },
  { fromCents: 60_000, percent: 15 },
] as const;

/** Why something is taken off: the customer's plan, or the value of the order. */
export type DiscountReason = "plan" | "value";
export type OrderDiscount = { percent: number; by: DiscountReason | null };

/** By order value or by the customer's plan, whichever takes more off; never both. */
export function orderDiscount(subtotalCents: Cents, planPercent = 0): OrderDiscount {
  const reached = ORDER_VALUE_TIERS.filter(({ fromCents }) => subtotalCents >= fromCents);
  const byValue = Math.max(0, ...reached.map(({ percent }) => percent));
  if (planPercent > 0 && planPercent >= byValue) return { percent: planPercent, by: "plan" };
  return { percent: byValue, by: byValue > 0 ? "value" : null };
}
