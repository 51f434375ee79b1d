import type { Cents } from "#core/money.ts";
import { convertParts } from "#core/money-parts.ts";
import { sum } from "#core/sum.ts";
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
  /** What each line comes to; together the goods. */
  lineCents: Cents[];
  /** They add up to the total. */
  parts: { part: QuotePart; cents: Cents }[];
  totalCents: Cents;
  /** The same in euros. */
  priceCents: Cents;
};

const ALWAYS: readonly QuotePart[] = ["goods", "service", "shipping"];

/**
 * How a quote's total is made, in the currency it is paid in. As with an order, all of it is converted
 * once and its parts so that they add up, or the order that it becomes would ask for another sum.
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
  const goods = lines.map(({ quantity }, at) => (price.unitCents[at] ?? 0) * quantity);
  const rest = [
    price.serviceCents,
    chosen.dutyCents + chosen.vatCents,
    chosen.feeCents + chosen.discountCents,
    0 - chosen.discountCents,
    deliveryCents,
  ];
  const euros = [...goods, ...rest];
  const converted = convertParts(euros, rate);
  const lineCents = converted.slice(0, goods.length);
  const [service = 0, charges = 0, shipping = 0, discount = 0, delivery = 0] = converted.slice(
    goods.length,
  );
  const parts: ExplainedQuote["parts"] = [
    { part: "goods", cents: sum(lineCents) },
    { part: "service", cents: service },
    { part: "import", cents: charges },
    { part: "shipping", cents: shipping },
    { part: "shipping_discount", cents: discount },
    { part: "delivery", cents: delivery },
  ];
  return {
    lineCents,
    parts: parts.filter(({ part, cents }) => cents !== 0 || ALWAYS.includes(part)),
    totalCents: sum(converted),
    priceCents: sum(euros),
  };
}
