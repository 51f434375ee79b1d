import type { Cents } from "#core/money.ts";
import { convertTotal, type NamedCents } from "#core/money-parts.ts";
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
export type TotalLine = NamedCents<TotalPart>;

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
 * How a total is made, in the currency it is charged in: converted once, at the order's frozen rate
 * (`convertTotal`). The fee is the provider's, so it is counted in the currency that is paid.
 */
export function explainTotal(order: PricedOrder, rate = 1): ExplainedTotal {
  const totals = orderTotals(order);
  const goods = order.lines.map(({ priceCents, quantity }) => priceCents * quantity);
  const rest: TotalLine[] = [
    { part: "shipping", cents: totals.shipping },
    { part: "shipping_discount", cents: 0 - totals.shippingDiscount },
    { part: "delivery", cents: totals.delivery },
    { part: "promotion", cents: 0 - totals.promotion },
    { part: "balance", cents: 0 - totals.balance },
  ];
  const converted = convertTotal(goods, rest, rate);
  const { lineCents, totalCents: beforeFee } = converted;
  const fee = order.fee ? paymentFee(order.fee, beforeFee) : 0;
  const parts: TotalLine[] = [
    { part: "subtotal", cents: sum(lineCents) },
    ...converted.parts,
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
