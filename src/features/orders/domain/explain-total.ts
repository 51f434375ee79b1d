import { type Cents, convertParts } from "#core/money.ts";
import type { OrderTotals } from "./order-totals.ts";

export type TotalPart =
  | "subtotal"
  | "shipping"
  | "shipping_discount"
  | "delivery"
  | "promotion"
  | "balance"
  | "payment_fee";
export type TotalLine = { part: TotalPart; cents: Cents };

/** How a total is made, line by line; what is taken off is below zero. They add up to the final total. */
export function explainTotal(totals: OrderTotals): TotalLine[] {
  const lines: TotalLine[] = [
    { part: "subtotal", cents: totals.subtotal },
    { part: "shipping", cents: totals.shipping },
    { part: "shipping_discount", cents: 0 - totals.shippingDiscount },
    { part: "delivery", cents: totals.delivery },
    { part: "promotion", cents: 0 - totals.promotion },
    { part: "balance", cents: 0 - totals.balance },
    { part: "payment_fee", cents: totals.fee },
  ];
  return lines.filter(({ part, cents }) => cents !== 0 || ALWAYS.includes(part));
}

const ALWAYS: readonly TotalPart[] = ["subtotal", "shipping", "delivery"];

/** The same in the currency of the order, at its frozen rate: they add up to the converted total. */
export function convertLines(lines: readonly TotalLine[], rate: number): TotalLine[] {
  const cents = convertParts(
    lines.map((line) => line.cents),
    rate,
  );
  return lines.map(({ part }, at) => ({ part, cents: cents[at] ?? 0 }));
}
