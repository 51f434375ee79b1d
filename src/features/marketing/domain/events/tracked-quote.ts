import type { ToTracked } from "./tracked-product.ts";

/** SPEC §3 "Tracked quote". */
export type TrackedQuote = {
  quoteId: string;
  value: number;
  shipping: number;
  deliveryFee: number;
  paymentType: string;
};

/** SPEC §4 "Quote payment steps tracked": the analytics' names of the steps. */
export const QUOTE_STEPS = {
  delivery_set: "quote_delivery_set",
  payment_set: "quote_payment_set",
  pay_clicked: "quote_pay_clicked",
  success: "quote_payment_success",
} as const;
export type QuoteStep = keyof typeof QUOTE_STEPS;

/** The fields of a quote that are read; amounts are in its own currency. */
type QuoteToTrack = {
  number: string;
  currency: string;
  total: number | null;
  parts: readonly { part: string; amount: number }[];
};

export function trackedQuote(
  quote: QuoteToTrack,
  paymentType: string,
  toTracked: ToTracked,
): TrackedQuote {
  const { number, currency, total, parts } = quote;
  const sum = (...names: string[]) =>
    parts.reduce((all, { part, amount }) => (names.includes(part) ? all + amount : all), 0);
  return {
    quoteId: number,
    value: toTracked(total ?? 0, currency),
    shipping: toTracked(sum("shipping", "shipping_discount"), currency),
    deliveryFee: toTracked(sum("delivery"), currency),
    paymentType,
  };
}
