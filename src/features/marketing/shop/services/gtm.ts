import type { Consent } from "#features/sites/domain/consent.ts";
import { type TrackedProduct, worthOf } from "#ports/order-updates.ts";
import type { FunnelEvent } from "../../domain/events/funnel-event.ts";
import { TRACKING_CURRENCY as currency } from "../../domain/events/tracked-product.ts";
import { loadScript, type StartService } from "./outside-service.ts";

/** Converts an event for the data layer: with `ecommerce` if it has products, otherwise with plain fields. */
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

const word = (isAgreed: boolean) => (isAgreed ? "granted" : "denied");

/** Consent Mode v2: one field is for statistics, three are for advertising. */
export function consentMode(agreed: Consent) {
  const advertising = word(agreed.includes("marketing"));
  return {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: word(agreed.includes("statistics")),
  };
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const WAIT_FOR_UPDATE_MS = 500;

/** Pushes the consent before any tag can read the data layer. */
export const startGtm: StartService = ([id = ""], agreed) => {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  function gtag(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: Google tells commands from events by this very object
    layer.push(arguments);
  }
  gtag("consent", "default", { ...consentMode([]), wait_for_update: WAIT_FOR_UPDATE_MS });
  gtag("consent", "update", consentMode(agreed));
  layer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
  return {
    track(event) {
      // Removes the former event's `ecommerce` object, which would otherwise be merged into this one's.
      layer.push({ ecommerce: null }, ga4Event(event));
    },
    updateConsent: (now) => gtag("consent", "update", consentMode(now)),
  };
};
