import { type Cents, convertCents, sum } from "#core/money.ts";
import { convertLine, convertPart, type NamedCents } from "#core/money-parts.ts";
import { paymentFee } from "#features/payments/domain/payment-fee.ts";
import { orderTotals, type PricedOrder } from "./order-totals.ts";
import { convertPromotion } from "./promotion.ts";

export const TOTAL_PARTS = [
  "subtotal",
  "shipping",
  "shipping_discount",
  "delivery",
  "promotion",
  "balance",
  "payment_fee",
] as const;
export type TotalPart = (typeof TOTAL_PARTS)[number];
export type TotalLine = NamedCents<TotalPart>;

export type ExplainedTotal = {
  /** The converted price of each order line; together they are the subtotal. */
  lineCents: Cents[];
  /** They add up to the final total; what is taken off is below zero. */
  parts: TotalLine[];
  beforeFee: Cents;
  fee: Cents;
  final: Cents;
};

/** Parts that are shown even when they are zero: free shipping is worth showing, a missing discount is not. */
const ALWAYS: readonly TotalPart[] = ["subtotal", "shipping", "delivery"];

/**
 * Explains how a total is made, in the order's currency and at its frozen rate (`convertTotal`). SPEC §4 holds in
 * every currency: shipping is the method's full price, and its discount is a separate part. The payment fee is
 * computed from the charged amount.
 */
export function explainTotal(order: PricedOrder, rate = 1): ExplainedTotal {
  const euros = orderTotals(order);
  const lineCents = order.lines.map((line) => convertLine(line, rate));
  const subtotal = sum(lineCents);
  const shippingFee = convertCents(order.shippingFeeCents, rate);
  const shippingDiscount = convertCents(order.shippingDiscountCents, rate);
  const delivery = convertCents(order.deliveryCents, rate);
  const goods = { euroCents: euros.subtotal, convertedCents: subtotal };
  const promotion = order.promotion ? convertPromotion(order.promotion, goods, rate) : 0;
  const base = subtotal + shippingFee + delivery - promotion;
  const whole = { euroCents: euros.base, convertedCents: base };
  const balance = convertPart(euros.balance, whole, rate);
  const beforeFee = order.chargedCents ?? base - balance;
  const fee = order.fee ? paymentFee(order.fee, beforeFee) : 0;
  const parts: TotalLine[] = [
    { part: "subtotal", cents: subtotal },
    { part: "shipping", cents: shippingFee + shippingDiscount + beforeFee - (base - balance) },
    { part: "shipping_discount", cents: 0 - shippingDiscount },
    { part: "delivery", cents: delivery },
    { part: "promotion", cents: 0 - promotion },
    { part: "balance", cents: 0 - balance },
    { part: "payment_fee", cents: fee },
  ];
  return {
    lineCents,
    parts: parts.filter(({ part, cents }) => cents !== 0 || ALWAYS.includes(part)),
    beforeFee,
    fee,
    final: beforeFee + fee,
  };
}

/** What the order costs, no matter who paid: the final total plus the part that the wallet paid. */
export const totalBeforeWallet = ({
  parts,
  final,
}: Pick<ExplainedTotal, "parts" | "final">): Cents => final - partOf(parts, "balance");

export const partOf = (parts: readonly TotalLine[], wanted: TotalPart): Cents =>
  parts.find(({ part }) => part === wanted)?.cents ?? 0;
