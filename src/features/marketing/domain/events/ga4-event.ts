import type { TrackedProduct } from "#ports/order-updates.ts";
import { TRACKING_CURRENCY as currency } from "../tracking-currency.ts";
import { type FunnelEvent, worthOf } from "./funnel-event.ts";

/** What is pushed onto the data layer: `ecommerce` where there is something to buy, else plain words. */
export function ga4Event(event: FunnelEvent): Record<string, unknown> {
  const { name } = event;
  switch (event.name) {
    case "login":
    case "sign_up":
      return { event: name, method: "email" };
    case "search":
      return { event: name, search_term: event.text, search_results: event.found };
    case "view_item_list":
    case "select_item":
      return {
        event: name,
        ecommerce: {
          item_list_id: event.list,
          item_list_name: event.list,
          items: event.items.map((item, index) => ({
            ...ga4Item(item),
            index,
            item_list_id: event.list,
          })),
        },
      };
    default:
      return "quote" in event ? quoteEvent(event) : { event: name, ecommerce: money(event) };
  }
}

type Bought = Extract<FunnelEvent, { items: TrackedProduct[] }>;

function money(event: Bought) {
  const { items } = event;
  const value = worthOf(items);
  if (!("once" in event)) return { currency, value, items: items.map(ga4Item) };
  return {
    currency,
    value,
    ...named("transaction_id", event.transactionId),
    ...named("shipping", event.shipping),
    ...named("order_total", event.total),
    ...named("coupon", event.coupon),
    ...named("shipping_tier", event.shippingTier),
    ...named("payment_type", event.paymentType),
    items: items.map(ga4Item),
  };
}

function quoteEvent({ name, quote }: Extract<FunnelEvent, { quote: unknown }>) {
  const { quoteId, value, shipping, deliveryFee, paymentType } = quote;
  return {
    event: name,
    quote: { quote_id: quoteId, currency, value, shipping, delivery_fee: deliveryFee },
    ...(paymentType ? { payment_type: paymentType } : {}),
  };
}

function ga4Item(product: TrackedProduct) {
  const { id, name, price, quantity, manufacturer, category, variant, sku } = product;
  return {
    item_id: id,
    item_name: name,
    ...named("item_brand", manufacturer),
    ...named("item_category", category),
    ...named("item_variant", variant),
    ...named("item_sku", sku),
    price,
    quantity,
  };
}

const named = (name: string, value: string | number | undefined) =>
  value === undefined ? {} : { [name]: value };
