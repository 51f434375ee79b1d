import { describe, expect, test } from "vitest";
import { pack } from "#core/packed.ts";
import type { CartItem } from "#features/cart/contract.ts";
import type { ProductView, VariantView } from "#features/catalogue/domain/product/product-view.ts";
import type { ShownCard } from "#features/catalogue/domain/product/shown-card.ts";
import type { AppEvent, AppEvents } from "#platform/events/app-events.ts";
import type { FunnelEvent } from "../../domain/events/funnel-event.ts";
import { trackedBy } from "../../domain/events/tracked-product.ts";
import { criteoEvent } from "../services/criteo.ts";
import { ga4Event } from "../services/gtm.ts";
import { klaviyoEvent } from "../services/klaviyo.ts";
import { metaEvent } from "../services/meta.ts";
import type { CheckoutToTrack } from "./checkout-events.ts";
import { pageEvents, selectEvent } from "./page-events.ts";
import { toFunnelEvents } from "./to-funnel-events.ts";

const place = { origin: "https://lt.example", language: "lt", toTracked: trackedBy(2) };
const variant = {
  id: 71,
  sku: "BT-7-42",
  size: "42",
  colourKey: "red",
  price: { cents: 5000 },
} as VariantView;
const product = {
  id: 7,
  slug: "boots",
  seller: null,
  name: "Boots",
  manufacturer: "Lichen",
  variantId: 71,
  variants: [variant, { ...variant, id: 72, sku: "BT-7-43", size: "43" }],
  colours: [{ key: "red", title: "Red", hex: "#f00" }],
  breadcrumb: [
    { slug: "shoes", name: "Shoes" },
    { slug: "winter", name: "Winter" },
  ],
  pictures: [{ src: "boots.jpg", alt: "" }],
} as unknown as ProductView;
const card = {
  ...{ id: 8, slug: "clog", seller: "stall", name: "Clog", manufacturer: "Moss" },
  price: { cents: 1999 },
  picture: { src: "clog.jpg" },
  ...{ sku: "CL-8", category: "Shoes / Clogs" },
} as ShownCard;
const item = (more: Partial<CartItem> = {}): CartItem =>
  ({
    ...{ id: 1, product_id: 7, variant_id: 71, slug: "boots", seller: null, name: "Boots" },
    ...{ sku: "BT-7-42", manufacturer: "Lichen", category: "Shoes / Winter" },
    ...{ image: "/_ipx/w_640,f_webp/boots.jpg?v=1a2b" },
    ...{ options: [{ name: "Size", value: "42" }], quantity: 2, price: 50 },
    ...more,
  }) as CartItem;
const checkout: CheckoutToTrack = {
  slug: "s1",
  currency: "EUR",
  products: [
    {
      ...{ product_id: 7, slug: "boots", sku: "BT-7-42", name: "Boots", options: "42" },
      ...{ manufacturer: "Lichen", category: "Shoes / Winter" },
      picture: { src: "boots.jpg?v=1a2b" },
      ...{ quantity: 2, currentPrice: 50, seller: null },
    },
  ],
  selected_shipping_method: "sea",
  payment_id: 1,
  promotion: { code: "HELLO" },
  price: [
    { part: "subtotal", amount: 100 },
    { part: "shipping", amount: 20 },
    { part: "shipping_discount", amount: -5 },
    { part: "delivery", amount: 3 },
  ],
  analytics_total: 118,
  order: null,
};

const seen = (path: string, data: unknown) => {
  const { pathname, search } = new URL(path, "https://x");
  return pageEvents(place, { pathname, search, data });
};

describe("tracked products (SPEC §3)", () => {
  test("a product page gives all fields of the product", () => {
    expect(seen("/lt/p/boots", { product })).toEqual([
      {
        name: "view_item",
        items: [
          {
            id: "7",
            sku: "BT-7-42",
            name: "Boots",
            manufacturer: "Lichen",
            category: "Shoes / Winter",
            price: 100,
            variant: "Red, 42",
            quantity: 1,
            image: "https://lt.example/_ipx/w_640,f_webp/boots.jpg",
            url: "https://lt.example/lt/p/boots",
          },
        ],
      },
    ]);
  });

  test("the variant in the URL is tracked", () => {
    const [event] = seen("/lt/p/boots?v=72", { product });
    expect(event).toMatchObject({ items: [{ sku: "BT-7-43", variant: "Red, 43" }] });
  });
});

describe("product fields of a line", () => {
  const image = "https://lt.example/_ipx/w_640,f_webp/boots.jpg?v=1a2b";
  const known = {
    ...{ id: "7", sku: "BT-7-42", manufacturer: "Lichen", category: "Shoes / Winter", image },
    url: "https://lt.example/lt/p/boots",
  };

  test("are the same in the cart and when it is added", () => {
    expect(seen("/lt/cart", { cart: { items: [item()] } })).toMatchObject([
      { name: "view_cart", items: [known] },
    ]);
    const change = { before: [], after: [item()], input: {} };
    expect(toFunnelEvents(place, { name: "cart_changed", ...change })).toMatchObject([
      { name: "add_to_cart", items: [known] },
    ]);
  });

  test("are the same in every checkout step", () => {
    const order = { number: "QU1000" };
    for (const step of ["checkout", "payment", "confirm", "success"]) {
      const [event] = seen(`/lt/${step}/s1`, { data: { ...checkout, order } });
      expect(event).toMatchObject({ items: [known] });
    }
  });

  test("are the same on a card", () => {
    const [event] = seen("/lt/c/shoes", { view: pack({ cards: [card], total: 1 }) });
    expect(event).toMatchObject({
      items: [{ sku: "CL-8", manufacturer: "Moss", category: "Shoes / Clogs" }],
    });
  });
});

describe("page events", () => {
  test("a listing tracks its cards and the one that is selected", () => {
    const view = pack({ cards: [card], total: 1 });
    const page = { pathname: "/lt/c/shoes", search: "", data: { view } };
    expect(pageEvents(place, page)).toMatchObject([
      { name: "view_item_list", list: "c/shoes", items: [{ id: "8", price: 39.98 }] },
    ]);
    expect(selectEvent(place, page, "/lt/market/product/clog")).toMatchObject({
      name: "select_item",
      list: "c/shoes",
      items: [{ id: "8" }],
    });
    expect(selectEvent(place, page, "/lt/p/clog")).toBeUndefined();
  });

  test("a search tracks its text and the number of results", () => {
    expect(seen("/lt/search?q=%20boots", { view: pack({ cards: [card], total: 12 }) })[0]).toEqual({
      ...{ name: "search", text: "boots", found: 12 },
    });
    expect(seen("/lt/search?q=xyz", { view: pack({ cards: [], total: 0 }) })).toEqual([
      { name: "search", text: "xyz", found: 0 },
    ]);
  });

  test.each([
    ["/lt/cart", { cart: null }],
    ["/lt/cart", { cart: { items: [] } }],
    ["/lt/faq", { articles: [] }],
    ["/lt/", undefined],
    ["/lt/p/boots", undefined],
    ["/lt/success/s1", { data: checkout }],
    ["/lt/my-orders/x", { data: checkout }],
  ])("%s with %j gives no event", (path, data) => expect(seen(path, data)).toEqual([]));
});

describe("checkout events", () => {
  test.each([
    ["checkout", "begin_checkout", "begin_checkout s1"],
    ["payment", "add_shipping_info", "add_shipping_info s1 sea stripe"],
    ["confirm", "add_payment_info", "add_payment_info s1 sea stripe"],
  ])("/%s gives %s once", (step, name, once) => {
    expect(seen(`/lt/${step}/s1`, { data: checkout })).toMatchObject([{ name, once }]);
  });

  test("a purchase has its order number, shipping and total in dollars", () => {
    const data = { ...checkout, order: { number: "QU1000" } };
    const [event] = seen("/lt/success/s1", { data });
    expect(event).toMatchObject({ name: "purchase", once: "purchase QU1000" });
    expect(ga4Event(event as FunnelEvent)).toEqual({
      event: "purchase",
      ecommerce: {
        transaction_id: "QU1000",
        currency: "USD",
        value: 200,
        shipping: 36,
        order_total: 236,
        coupon: "HELLO",
        shipping_tier: "sea",
        payment_type: "stripe",
        items: [
          {
            ...{ item_id: "7", item_name: "Boots", item_variant: "42", price: 100, quantity: 2 },
            ...{ item_brand: "Lichen", item_category: "Shoes / Winter", item_sku: "BT-7-42" },
          },
        ],
      },
    });
  });

  test("amounts in dollars are not converted again", () => {
    const data = { ...checkout, currency: "USD" };
    expect(seen("/lt/checkout/s1", { data })).toMatchObject([{ items: [{ price: 50 }] }]);
  });
});

describe("events of other features", () => {
  const told = (event: AppEvent) => toFunnelEvents(place, event);

  test("the first addition to an unseen cart is tracked as add_to_cart", () => {
    const other = item({ id: 9, variant_id: 99, product_id: 9 });
    const input = { variant_id: 71, quantity: 1 };
    expect(
      told({ name: "cart_changed", before: null, after: [other, item()], input }),
    ).toMatchObject([
      { name: "add_to_cart", items: [{ id: "7", quantity: 1, price: 100, variant: "42" }] },
    ]);
  });

  test("changed quantities are tracked as additions and removals", () => {
    const change = (before: CartItem[], after: CartItem[]) =>
      told({ name: "cart_changed", before, after, input: {} });
    expect(change([item()], [item({ quantity: 5 })])).toMatchObject([
      { name: "add_to_cart", items: [{ quantity: 3 }] },
    ]);
    expect(change([item({ quantity: 5 })], [item()])).toMatchObject([
      { name: "remove_from_cart", items: [{ quantity: 3 }] },
    ]);
    expect(change([item()], [])).toMatchObject([
      { name: "remove_from_cart", items: [{ quantity: 2 }] },
    ]);
    expect(change([item()], [item()])).toEqual([]);
  });

  test("a paid quote is tracked with its payment type", () => {
    const quote = { number: "QU77", currency: "EUR", total: 150, parts: [] };
    expect(told({ name: "quote_step", step: "success", quote, paymentId: 2 })).toMatchObject([
      { name: "quote_payment_success", quote: { paymentType: "paypal" } },
    ]);
  });

  test("login and sign_up are tracked, a problem is not", () => {
    expect(told({ name: "login" })).toEqual([{ name: "login" }]);
    expect(told({ name: "sign_up" })).toEqual([{ name: "sign_up" }]);
    expect(told({ name: "problem", words: "", cause: null })).toEqual([]);
  });

  test("the steps of a quote are tracked (SPEC §3 tracked quote)", () => {
    const quote: AppEvents["quote_step"]["quote"] = {
      ...{ number: "QU77", currency: "EUR", total: 150 },
      parts: [
        { part: "goods", amount: 100 },
        { part: "shipping", amount: 40 },
        { part: "shipping_discount", amount: -10 },
        { part: "delivery", amount: 5 },
      ],
    };
    expect(told({ name: "quote_step", step: "payment_set", quote, paymentId: 3 })).toEqual([
      {
        name: "quote_payment_set",
        once: "quote_payment_set QU77",
        quote: {
          ...{ quoteId: "QU77", value: 300, shipping: 60, deliveryFee: 10 },
          paymentType: "paysera",
        },
      },
    ]);
  });
});

describe("events converted for each service", () => {
  const [viewed] = seen("/lt/p/boots", { product });
  const event = viewed as FunnelEvent;

  test("Meta gets a view, a purchase and a search, but no login", () => {
    expect(metaEvent(event)).toEqual({
      name: "ViewContent",
      about: {
        ...{ currency: "USD", value: 100, content_type: "product_group", num_items: 1 },
        content_ids: ["7"],
        contents: [{ id: "7", quantity: 1 }],
      },
    });
    const data = { ...checkout, order: { number: "QU1000" } };
    const [bought] = seen("/lt/success/s1", { data });
    expect(metaEvent(bought as FunnelEvent)).toMatchObject({ eventId: "purchase QU1000" });
    expect(metaEvent({ name: "login" })).toBeUndefined();
    expect(metaEvent({ name: "search", text: "a", found: 1 })?.about).toEqual({
      search_string: "a",
    });
  });

  test("Criteo gets a product view and a cart, but no login", () => {
    expect(criteoEvent(event)).toEqual({ event: "viewItem", item: "7" });
    expect(criteoEvent({ name: "login" })).toBeUndefined();
    const [cart] = seen("/lt/cart", { cart: { items: [item()] } });
    expect(criteoEvent(cart as FunnelEvent)).toEqual({
      event: "viewBasket",
      item: [{ id: "7", price: 100, quantity: 2 }],
    });
  });

  test("Klaviyo gets a product view, but no sign_up", () => {
    expect(klaviyoEvent(event)).toMatchObject(["Viewed Product", { $value: 100, Brand: "Lichen" }]);
    expect(klaviyoEvent({ name: "sign_up" })).toBeUndefined();
  });

  test("GA4 gets search terms and logins unchanged", () => {
    expect(ga4Event({ name: "search", text: "<b>", found: 3 })).toEqual({
      ...{ event: "search", search_term: "<b>", search_results: 3 },
    });
    expect(ga4Event({ name: "login" })).toEqual({ event: "login", method: "email" });
  });
});
