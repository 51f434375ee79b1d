import { type Cents, sum } from "#core/money.ts";
import { type PaymentFee, paymentFee } from "#features/payments/domain/payment-fee.ts";
import { shippingPriceBefore } from "#features/shipping/domain/shipping-discount.ts";
import { type PromotionDiscount, promotionCents } from "./promotion.ts";

export type PricedLine = { priceCents: Cents; quantity: number };

/** Everything that makes up an order's price; code that shows, charges or stores a price calls `orderTotals`. */
export type PricedOrder = {
  lines: readonly PricedLine[];
  /** The shipping fee that is left after the discount. */
  shippingFeeCents: Cents;
  shippingDiscountCents: Cents;
  deliveryCents: Cents;
  promotion?: PromotionDiscount | undefined;
  /** What the customer wants to take from the wallet. */
  balanceCents: Cents;
  fee?: PaymentFee | undefined;
  /**
   * What the order charges, as the buyer was shown it; if sums are rounded differently now, shipping takes the cent.
   */
  chargedCents?: Cents | undefined;
};

type OrderTotals = {
  subtotal: Cents;
  shipping: Cents;
  delivery: Cents;
  shippingDiscount: Cents;
  promotion: Cents;
  base: Cents;
  balance: Cents;
  beforeFee: Cents;
  fee: Cents;
  final: Cents;
  analytics: Cents;
};

export function subtotalOf(lines: readonly PricedLine[]): Cents {
  return sum(lines.map(({ priceCents, quantity }) => priceCents * quantity));
}

/** SPEC §4 "Price rules", applied in the order of that section. */
export function orderTotals(order: PricedOrder): OrderTotals {
  const subtotal = subtotalOf(order.lines);
  const shippingDiscount = order.shippingDiscountCents;
  const shipping = shippingPriceBefore(order.shippingFeeCents, shippingDiscount);
  const delivery = order.deliveryCents;
  const promotion = order.promotion ? promotionCents(order.promotion, subtotal) : 0;
  const base = subtotal + shipping + delivery - shippingDiscount - promotion;
  // The wallet never pays more than there is to pay.
  const balance = Math.min(order.balanceCents, base);
  const beforeFee = base - balance;
  const fee = order.fee ? paymentFee(order.fee, beforeFee) : 0;
  return {
    subtotal,
    shipping,
    delivery,
    shippingDiscount,
    promotion,
    base,
    balance,
    beforeFee,
    fee,
    final: beforeFee + fee,
    // The value of what was sold, including the part that the wallet paid.
    analytics: base + fee,
  };
}
