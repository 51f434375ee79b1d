import { type Cents, multiplyCents } from "#core/money.ts";

/** The discount in cents for a whole percentage; never more than the price. */
export function shippingDiscount(cents: Cents, percent: number): Cents {
  return Math.min(cents, multiplyCents(cents, percent, 100));
}

/** SPEC §4: the shipping fee is the price after the discount, so the price before it is the sum of both. */
export const shippingPriceBefore = (feeCents: Cents, discountCents: Cents): Cents =>
  feeCents + discountCents;

/** SPEC §4 "Shipping discount percentage": as a share of the price before the discount, in whole per cent. */
export function shippingDiscountPercentage(feeCents: Cents, discountCents: Cents): number {
  return percentage(discountCents, shippingPriceBefore(feeCents, discountCents));
}

/** SPEC §4, as the cart shows it: as a share of the method's own price. */
export function cartDiscountPercentage(methodCents: Cents, discountCents: Cents): number {
  return percentage(discountCents, methodCents);
}

const percentage = (part: Cents, whole: Cents): number =>
  whole === 0 ? 0 : multiplyCents(part, 100, whole);
