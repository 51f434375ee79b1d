import { type Cents, convertCents, toCents, toDecimal } from "#core/money.ts";
import {
  SHIPPING_METHODS,
  type ShippingMethod,
} from "#features/shipping/domain/chargeable-weight.ts";
import type { QuoteDetails, QuoteMethod, QuoteSum } from "../contract.ts";
import { type ExplainedQuote, explainQuote } from "./explain-quote.ts";
import type { QuotePrice } from "./quote-price.ts";

export const toQuoteSums = ({ parts }: ExplainedQuote): QuoteSum[] =>
  parts.map(({ part, cents }) => ({ part, amount: toDecimal(cents) }));

type Lines = readonly { quantity: number }[];

type Terms = {
  rate: number;
  /** The fee of the cheapest courier. */
  deliveryCents: Cents;
};

/** The totals by air and by sea with all their parts, in the currency of the rate. */
export function quoteMethods(
  price: QuotePrice | null,
  lines: Lines,
  terms: Terms,
): QuoteDetails["methods"] {
  return {
    air: quoteMethod(price, lines, "air", terms),
    sea: quoteMethod(price, lines, "sea", terms),
  };
}

function quoteMethod(
  price: QuotePrice | null,
  lines: Lines,
  method: ShippingMethod,
  { rate, deliveryCents }: Terms,
): QuoteMethod | null {
  const chosen = price?.methods[method];
  const explained = price && explainQuote(price, lines, { method, rate });
  const delivered = price && explainQuote(price, lines, { method, deliveryCents, rate });
  // Stryker disable next-line LogicalOperator: a priced method can always be explained: all three are set or none
  if (!chosen || !explained || !delivered) return null;
  const shown = (cents: number) => toDecimal(convertCents(cents, rate));
  return {
    price: shown(chosen.feeCents),
    discount: shown(chosen.discountCents),
    discount_by: chosen.discountBy ?? null,
    chargeable_weight: chosen.chargeableGrams / 1000,
    days: chosen.days,
    duty: shown(chosen.dutyCents),
    // Computed as a difference, so that duty and VAT add up to the row of the total that has both.
    vat: toDecimal(
      convertCents(chosen.dutyCents + chosen.vatCents, rate) - convertCents(chosen.dutyCents, rate),
    ),
    parts: toQuoteSums(explained),
    total: toDecimal(explained.totalCents),
    from: toDecimal(delivered.totalCents),
  };
}

/** The parts of the least sum to pay, which includes the cheapest courier. */
export function partsWithCourier({ parts, total, from }: QuoteMethod): QuoteSum[] {
  const delivery = toDecimal(toCents(from) - toCents(total));
  return delivery > 0 ? [...parts, { part: "delivery", amount: delivery }] : parts;
}

/** Preselects the cheapest method and, at the same price, the faster one. We never preselect the dearer one. */
export function cheapestMethod(methods: QuoteDetails["methods"]): ShippingMethod {
  const total = (method: ShippingMethod) => methods[method]?.total ?? Number.POSITIVE_INFINITY;
  return total("sea") < total("air") ? "sea" : SHIPPING_METHODS[0];
}
