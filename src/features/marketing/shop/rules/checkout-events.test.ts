import { expect, test } from "vitest";
import type { TrackingContext } from "../../domain/events/tracked-product.ts";
import { type CheckoutToTrack, checkoutEvent, paymentType } from "./checkout-events.ts";

const context: TrackingContext = {
  origin: "https://lt.example",
  language: "lt",
  toTracked: (amount) => amount * 2,
};
const checkout: CheckoutToTrack = {
  slug: "abc",
  currency: "USD",
  products: [],
  selected_shipping_method: "air",
  payment_id: 3,
  promotion: null,
  price: [
    { part: "goods", amount: 50 },
    { part: "shipping", amount: 10 },
    { part: "shipping_discount", amount: -2 },
    { part: "delivery", amount: 3 },
  ],
  analytics_total: 61,
  order: null,
};
const paid = { ...checkout, order: { number: "1001" } };

test.each([
  ["checkout", checkout, { name: "begin_checkout", once: "begin_checkout abc" }],
  [
    "payment",
    checkout,
    {
      name: "add_shipping_info",
      once: "add_shipping_info abc air paysera",
      shippingTier: "air",
      paymentType: "paysera",
    },
  ],
  [
    "confirm",
    checkout,
    { name: "add_payment_info", once: "add_payment_info abc air paysera", paymentType: "paysera" },
  ],
  [
    "confirm",
    paid,
    { name: "add_payment_info", once: "add_payment_info abc air paysera", paymentType: "paysera" },
  ],
  [
    "success",
    paid,
    {
      name: "purchase",
      once: "purchase 1001",
      shippingTier: "air",
      paymentType: "paysera",
      transactionId: "1001",
      shipping: 22,
      total: 122,
    },
  ],
])("the page %s gives the event of its checkout step", (kind, seen, event) => {
  expect(checkoutEvent(context, kind, seen)).toEqual({ ...event, items: [] });
});

test("other pages and a checkout without an order give no event", () => {
  expect(checkoutEvent(context, "cart", checkout)).toBeUndefined();
  expect(checkoutEvent(context, "success", checkout)).toBeUndefined();
});

test("a coupon is included if there is one, a payment type only if chosen", () => {
  const promoted = { ...checkout, promotion: { code: "SPRING" }, payment_id: 0 };
  const event = checkoutEvent(context, "confirm", promoted);
  expect(event).toMatchObject({ coupon: "SPRING" });
  expect(event).not.toHaveProperty("paymentType");
});

test("payment types have the names of SPEC §3", () => {
  expect([1, 2, 3, 4, 5, undefined].map(paymentType)).toEqual([
    "stripe",
    "paypal",
    "paysera",
    "balance",
    "",
    "",
  ]);
});
