import { type Cents, convertCents, sum } from "#core/money.ts";
import { convertTotal, type NamedCents } from "#core/money-parts.ts";
import { subtotalOf } from "#features/orders/domain/order-totals.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { QuotePrice } from "./quote-price.ts";

export const QUOTE_PARTS = [
  "goods",
  "service",
  "import",
  "shipping",
  "shipping_discount",
  "delivery",
] as const;
export type QuotePart = (typeof QUOTE_PARTS)[number];

export type ExplainedQuote = {
  /** The sum of each line; together they make the goods part. */
  lineCents: Cents[];
  /** The parts add up to the total. */
  parts: NamedCents<QuotePart>[];
  totalCents: Cents;
  /** The total in euros. */
  priceCents: Cents;
};

const ALWAYS: readonly QuotePart[] = ["goods", "service", "shipping"];

/**
 * Explains how a quote's total is made, in the currency that is paid. It is converted in the same way as
 * an order's total; otherwise the order made from the quote would ask for a different sum.
 */
export function explainQuote(
  price: QuotePrice,
  lines: readonly { quantity: number }[],
  {
    method,
    deliveryCents = 0,
    rate,
  }: { method: ShippingMethod; deliveryCents?: Cents; rate: number },
): ExplainedQuote | undefined {
  const chosen = price.methods[method];
  if (!chosen) return undefined;
  const goods = lines.map(({ quantity }, at) => ({
    priceCents: price.unitCents[at] ?? 0,
    quantity,
  }));
  const rest: NamedCents<QuotePart>[] = [
    { part: "service", cents: price.serviceCents },
    { part: "import", cents: chosen.dutyCents + chosen.vatCents },
    { part: "shipping", cents: chosen.feeCents },
    { part: "delivery", cents: deliveryCents },
  ];
  const { lineCents, totalCents, parts: besides } = convertTotal(goods, rest, rate);
  const discountCents = convertCents(chosen.discountCents, rate);
  const parts: ExplainedQuote["parts"] = [
    { part: "goods", cents: sum(lineCents) },
    ...besides.flatMap(({ part, cents }) =>
      part === "shipping" ? beforeDiscount(cents, discountCents) : { part, cents },
    ),
  ];
  return {
    lineCents,
    parts: parts.filter(({ part, cents }) => cents !== 0 || ALWAYS.includes(part)),
    totalCents,
    priceCents: subtotalOf(goods) + sum(rest.map(({ cents }) => cents)),
  };
}

/** SPEC §4: shows the shipping price before the discount, then the discount in a separate row. */
const beforeDiscount = (feeCents: Cents, discountCents: Cents): ExplainedQuote["parts"] => [
  { part: "shipping", cents: feeCents + discountCents },
  { part: "shipping_discount", cents: 0 - discountCents },
];
