import { type Cents, multiplyCents } from "#core/money.ts";

/** So much of a price is taken off by whole per cent; never more than there is. */
export function shippingDiscount(cents: Cents, percent: number): Cents {
  return Math.min(cents, multiplyCents(cents, percent, 100));
}

/**
 * SPEC §4: what is asked for shipping is what is left after the discount, so the price before it is
 * both together.
 */
export const shippingPriceBefore = (feeCents: Cents, discountCents: Cents): Cents =>
  feeCents + discountCents;

/** SPEC §4 "Shipping discount percentage": of the price before the discount, in whole per cent. */
export function shippingDiscountPercentage(feeCents: Cents, discountCents: Cents): number {
  return percentage(discountCents, shippingPriceBefore(feeCents, discountCents));
}

/** SPEC §4, the cart's form of it: of the method's own price. */
export function cartDiscountPercentage(methodCents: Cents, discountCents: Cents): number {
  return percentage(discountCents, methodCents);
}

const percentage = (part: Cents, whole: Cents): number =>
  whole === 0 ? 0 : multiplyCents(part, 100, whole);
