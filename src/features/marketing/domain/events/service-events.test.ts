import { expect, test } from "vitest";
import type { TrackedProduct } from "#ports/order-updates.ts";
import { criteoEvent } from "../../shop/services/criteo.ts";
import { ga4Event } from "../../shop/services/gtm.ts";
import { klaviyoEvent } from "../../shop/services/klaviyo.ts";
import { metaEvent } from "../../shop/services/meta.ts";
import type { FunnelEvent } from "./funnel-event.ts";

const boots: TrackedProduct = {
  id: "7",
  sku: "BT-7",
  name: "Boots",
  manufacturer: "Lichen",
  category: "Shoes",
  variant: "Red, 42",
  price: 50,
  quantity: 2,
  image: "https://lt.example/boots.webp",
  url: "https://lt.example/lt/p/boots",
};
const clog = { id: "8", name: "Clog", price: 19.99, quantity: 1 } as TrackedProduct;
const items = [boots, clog];
const quote = { quoteId: "9", value: 10, shipping: 2, deliveryFee: 3 };
const all = {
  view_item_list: { name: "view_item_list", items, list: "c/shoes" },
  select_item: { name: "select_item", items: [boots], list: "c/shoes" },
  search: { name: "search", text: "boots", found: 3 },
  view_item: { name: "view_item", items: [boots] },
  add_to_cart: { name: "add_to_cart", items },
  remove_from_cart: { name: "remove_from_cart", items },
  view_cart: { name: "view_cart", items },
  begin_checkout: { name: "begin_checkout", items, once: "b1" },
  add_payment_info: { name: "add_payment_info", items, once: "p1", paymentType: "card" },
  purchase: {
    name: "purchase",
    items,
    once: "o1",
    transactionId: "QU1",
    shipping: 5,
    total: 124.99,
    coupon: "TEN",
    shippingTier: "sea",
    paymentType: "card",
  },
  login: { name: "login" },
  sign_up: { name: "sign_up" },
} satisfies Record<string, FunnelEvent>;

const ga4Boots = {
  item_id: "7",
  item_name: "Boots",
  item_brand: "Lichen",
  item_category: "Shoes",
  item_variant: "Red, 42",
  item_sku: "BT-7",
  price: 50,
  quantity: 2,
};
const ga4Clog = { item_id: "8", item_name: "Clog", price: 19.99, quantity: 1 };
const currency = ga4Event(all.view_cart).ecommerce as { currency: string };

test("funnel events are converted to GA4 events", () => {
  expect(ga4Event(all.login)).toEqual({ event: "login", method: "email" });
  expect(ga4Event(all.sign_up)).toEqual({ event: "sign_up", method: "email" });
  expect(ga4Event(all.search)).toEqual({
    event: "search",
    search_term: "boots",
    search_results: 3,
  });
  const list = { item_list_id: "c/shoes", item_list_name: "c/shoes" };
  const listed = (item: object, index: number) => ({ ...item, index, item_list_id: "c/shoes" });
  expect(ga4Event(all.view_item_list)).toStrictEqual({
    event: "view_item_list",
    ecommerce: { ...list, items: [listed(ga4Boots, 0), listed(ga4Clog, 1)] },
  });
  expect(ga4Event(all.select_item)).toEqual({
    event: "select_item",
    ecommerce: { ...list, items: [listed(ga4Boots, 0)] },
  });
  expect(ga4Event(all.add_to_cart)).toStrictEqual({
    event: "add_to_cart",
    ecommerce: { currency: currency.currency, value: 119.99, items: [ga4Boots, ga4Clog] },
  });
  expect(ga4Event(all.begin_checkout)).toStrictEqual({
    event: "begin_checkout",
    ecommerce: { currency: currency.currency, value: 119.99, items: [ga4Boots, ga4Clog] },
  });
  expect(ga4Event(all.purchase)).toEqual({
    event: "purchase",
    ecommerce: {
      currency: currency.currency,
      value: 119.99,
      transaction_id: "QU1",
      shipping: 5,
      order_total: 124.99,
      coupon: "TEN",
      shipping_tier: "sea",
      payment_type: "card",
      items: [ga4Boots, ga4Clog],
    },
  });
});

test("a quote event is converted to its own GA4 fields", () => {
  const event = { name: "quote_success", quote, once: "q" } as never as FunnelEvent;
  const told = {
    event: "quote_success",
    quote: { quote_id: "9", currency: currency.currency, value: 10, shipping: 2, delivery_fee: 3 },
  };
  expect(ga4Event(event)).toStrictEqual(told);
  const paid = { name: "quote_success", quote: { ...quote, paymentType: "card" }, once: "q" };
  expect(ga4Event(paid as never)).toEqual({ ...told, payment_type: "card" });
});

test("Criteo gets only list, product, cart and purchase events", () => {
  const goods = [
    { id: "7", price: 50, quantity: 2 },
    { id: "8", price: 19.99, quantity: 1 },
  ];
  const told = Object.fromEntries(
    Object.entries(all).map(([name, event]) => [name, criteoEvent(event)]),
  );
  expect(told).toEqual({
    view_item_list: { event: "viewList", item: ["7", "8"] },
    view_item: { event: "viewItem", item: "7" },
    view_cart: { event: "viewBasket", item: goods },
    add_to_cart: { event: "addToCart", item: goods },
    purchase: { event: "trackTransaction", id: "QU1", item: goods },
  });
  expect(criteoEvent({ name: "view_item", items: [] })).toEqual({ event: "viewItem" });
});

test("Klaviyo gets only the events before a purchase", () => {
  const named = Object.entries(all).map(([name, event]) => [name, klaviyoEvent(event)?.[0]]);
  expect(Object.fromEntries(named)).toEqual({
    view_item: "Viewed Product",
    add_to_cart: "Added to Cart",
    begin_checkout: "Started Checkout",
  });
  expect(klaviyoEvent(all.add_to_cart)?.[1]).toEqual({
    $value: 119.99,
    ProductID: "7",
    ProductName: "Boots",
    Brand: "Lichen",
    ImageURL: "https://lt.example/boots.webp",
    URL: "https://lt.example/lt/p/boots",
    Price: 50,
    ItemNames: ["Boots", "Clog"],
    Items: [
      {
        ProductID: "7",
        ProductName: "Boots",
        ItemPrice: 50,
        Quantity: 2,
        ImageURL: "https://lt.example/boots.webp",
        ProductURL: "https://lt.example/lt/p/boots",
      },
      { ProductID: "8", ProductName: "Clog", ItemPrice: 19.99, Quantity: 1 },
    ],
  });
  expect(klaviyoEvent({ name: "view_item", items: [] })).toBeUndefined();
});

test("Meta gets only its standard events", () => {
  const named = Object.entries(all).map(([name, event]) => [name, metaEvent(event)?.name]);
  expect(Object.fromEntries(named)).toEqual({
    search: "Search",
    view_item: "ViewContent",
    add_to_cart: "AddToCart",
    begin_checkout: "InitiateCheckout",
    add_payment_info: "AddPaymentInfo",
    purchase: "Purchase",
    sign_up: "CompleteRegistration",
  });
  expect(metaEvent(all.search)?.about).toEqual({ search_string: "boots" });
  expect(metaEvent(all.sign_up)).toEqual({ name: "CompleteRegistration", about: {} });
  expect(metaEvent(all.purchase)).toEqual({
    name: "Purchase",
    about: {
      currency: currency.currency,
      value: 119.99,
      content_type: "product_group",
      content_ids: ["7", "8"],
      contents: [
        { id: "7", quantity: 2 },
        { id: "8", quantity: 1 },
      ],
      num_items: 3,
    },
    eventId: "o1",
  });
  expect(metaEvent(all.view_item)).not.toHaveProperty("eventId");
});
