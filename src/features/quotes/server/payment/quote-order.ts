import type { Cents } from "#core/money.ts";
import type { OrderLine as OrderedLine } from "#features/orders/domain/order.ts";
import type { OrderDraft } from "#features/orders/server/order-draft.ts";
import type { Translate } from "#i18n/translator.ts";
import { explainQuote } from "../../domain/explain-quote.ts";
import type { OrderLine } from "../../domain/order-line.ts";
import { shopOf } from "../../domain/pasted-links.ts";
import type { Quote } from "../quotes.repository.ts";

export type QuoteOrder = Pick<OrderDraft, "lines" | "shipping" | "delivery" | "address"> & {
  /** `totalCents` is in the currency that is paid, `priceCents` in euros. */
  totalCents: Cents;
  priceCents: Cents;
};

/** The idempotency key of the order, so that a quote is placed only once. */
export const quoteKey = (id: number): string => `quote:${id}`;

/** The order that a quote makes; undefined while its price or its delivery is not known. */
export function quoteOrder(
  { price, delivery, rate }: Pick<Quote, "price" | "delivery" | "rate">,
  lines: readonly OrderLine[],
  t: Translate,
): QuoteOrder | undefined {
  const chosen = delivery && price?.methods[delivery.method];
  if (!price || !delivery || !chosen) return undefined;
  const { method, courier, pickupPoint, feeCents: deliveryCents, address } = delivery;
  const explained = explainQuote(price, lines, { method, deliveryCents, rate });
  if (!explained) return undefined;
  const goods = lines.map((line, at) =>
    orderedLine({ ...line, sku: shopOf(line.url), priceCents: price.unitCents[at] ?? 0 }),
  );
  const service = { name: t("mail.quote_line.service"), priceCents: price.serviceCents };
  const charges = chosen.dutyCents + chosen.vatCents;
  const taken = charges > 0 ? [{ name: t("mail.quote_line.import"), priceCents: charges }] : [];
  return {
    lines: [...goods, ...[service, ...taken].map(orderedLine)],
    shipping: { method, feeCents: chosen.feeCents, discountCents: chosen.discountCents },
    delivery: { courier, pickupPoint, feeCents: deliveryCents },
    address,
    totalCents: explained.totalCents,
    priceCents: explained.priceCents,
  };
}

type Named = Partial<OrderedLine> & Pick<OrderedLine, "name" | "priceCents">;

/** A line bought in another shop, so it has no product and no stock here. */
const orderedLine = ({ sku, name, options, priceCents, quantity }: Named): OrderedLine => ({
  productId: null,
  variantId: null,
  slug: "",
  sku: sku ?? "",
  name,
  options: options ?? "",
  picture: null,
  priceCents,
  quantity: quantity ?? 1,
});
