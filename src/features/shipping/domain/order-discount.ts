import type { Cents } from "#core/money.ts";

/** Product notes §5: larger orders get a larger discount on shipping, in whole per cent. */
const ORDER_VALUE_TIERS = [
  { fromCents: 15_000, percent: 5 },
  { fromCents: 30_000, percent: 10 },
  { fromCents: 60_000, percent: 15 },
] as const;

/** The reason for a discount: the customer's plan, or the value of the order. */
export type DiscountReason = "plan" | "value";
export type OrderDiscount = { percent: number; by: DiscountReason | null };

/** Takes the larger of the discounts by order value and by plan; never both. */
export function orderDiscount(subtotalCents: Cents, planPercent = 0): OrderDiscount {
  const reached = ORDER_VALUE_TIERS.filter(({ fromCents }) => subtotalCents >= fromCents);
  const byValue = Math.max(0, ...reached.map(({ percent }) => percent));
  if (planPercent > 0 && planPercent >= byValue) return { percent: planPercent, by: "plan" };
  return { percent: byValue, by: byValue > 0 ? "value" : null };
}
