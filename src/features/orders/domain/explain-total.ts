import type { Cents } from "#core/money.ts";
import { convertParts } from "#core/money-parts.ts";
import { sum } from "#core/sum.ts";
import { paymentFee } from "#features/payments/domain/payment-fee.ts";
import { orderTotals, type PricedOrder } from "./order-totals.ts";

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
export type TotalLine = { part: TotalPart; cents: Cents };

export type ExplainedTotal = {
  /** What each of the order's lines comes to; together the subtotal. */
  lineCents: Cents[];
  /** They add up to the final total; what is taken off is below zero. */
  parts: TotalLine[];
  beforeFee: Cents;
  fee: Cents;
  final: Cents;
};

/** Free is worth showing; a discount that nobody has is not. */
const ALWAYS: readonly TotalPart[] = ["subtotal", "shipping", "delivery"];

/**
 * How a total is made, in the currency it is charged in. The total is converted once, at the order's
 * frozen rate, and its smallest parts so that they add up to it (`convertParts`). The fee is the
 * provider's, so it is counted in the currency that is paid.
 */
export function explainTotal(order: PricedOrder, rate = 1): ExplainedTotal {
  const totals = orderTotals(order);
  const goods = order.lines.map(({ priceCents, quantity }) => priceCents * quantity);
  const rest = [
    totals.shipping,
    0 - totals.shippingDiscount,
    totals.delivery,
    0 - totals.promotion,
    0 - totals.balance,
  ];
  const converted = convertParts([...goods, ...rest], rate);
  const lineCents = converted.slice(0, goods.length);
  const [shipping = 0, shippingDiscount = 0, delivery = 0, promotion = 0, balance = 0] =
    converted.slice(goods.length);
  const beforeFee = sum(converted);
  const fee = order.fee ? paymentFee(order.fee, beforeFee) : 0;
  const parts: TotalLine[] = [
    { part: "subtotal", cents: sum(lineCents) },
    { part: "shipping", cents: shipping },
    { part: "shipping_discount", cents: shippingDiscount },
    { part: "delivery", cents: delivery },
    { part: "promotion", cents: promotion },
    { part: "balance", cents: balance },
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
