import { expect, test } from "vitest";
import { isCardPage, isHiddenPage, isUntrackedPage } from "./page-rules.ts";

test.each([
  "/lt/password-reset/aZ09_-x",
  "/LT/Password-Reset/aZ09_-x/",
  "/en/iphone-reservation/confirm/abc",
  "/en/checkout",
  "/en/checkout/k3Jd8s",
  "/en/payment",
  "/en/payment/k3Jd8s",
  "/en/payment/accept",
  "/en/payment/decline",
  "/en/payment/fail",
  "/en/confirm/k3Jd8s",
  "/en/success/k3Jd8s",
  "/en/my-orders/k3Jd8s",
  "/en/invoice/k3Jd8s",
  "/en/invoice/accept",
  "/en/quotes/k3Jd8s",
  "/en/order-additional-info-needed/k3Jd8s",
  "/en/tracking/RB123456785GB",
  "/en/pay",
  "/en/balance/pay",
  "/en/balance/top-up",
  "/en/cartage-pro-payment/12",
])("%s is not tracked", (path) => expect(isUntrackedPage(path)).toBe(true));

test.each([
  "/en/",
  "/en/faq",
  "/en/cart",
  "/en/marketplace",
  "/en/my-orders",
  "/en/my-orders/",
  "/en/quotes",
  "/en/invoices",
  "/en/tracking",
  "/en/balance",
  "/en/iphone-reservation",
  "/en/p/payment-terminal",
  "/en/payments-explained",
  "/en/faq/checkout",
])("%s may be tracked", (path) => expect(isUntrackedPage(path)).toBe(false));

test.each(["/en/confirm/a/b", "/en/my-cartage-pro-payment", "/en/success/"])(
  "the unusual path %s is not tracked",
  (path) => expect(isUntrackedPage(path)).toBe(true),
);

test.each([
  "/x/en/quotes/abc",
  "/x/en/payment",
  "/en/payer",
  "/en/success-stories",
  "/en/café-pro-payment",
  "/en/quotes//",
])("%s may be tracked despite its likeness", (path) => expect(isUntrackedPage(path)).toBe(false));

test.each([
  ["/en/create-order/https://shop.example", true],
  ["/en/create-order", true],
  ["/en/login", true],
  ["/en/register", true],
  ["/en/quotes/k3Jd8s", true],
  ["/en/quotes", false],
  ["/en/cart", false],
  ["/en/p/login", false],
])("%s is hidden from search engines: %s", (path, hidden) => {
  expect(isHiddenPage(path)).toBe(hidden);
});

test.each([
  "/en/confirm",
  "/lt/confirm/abc",
  "/lv/pay",
  "/et/balance/pay",
  "/en/balance/top-up",
  "/en/cartage-pro-payment/5001",
  "/en/quotes/abc",
])("%s may show a card form", (path) => expect(isCardPage(path)).toBe(true));

test.each([
  "/en/",
  "/en/cart",
  "/en/checkout/abc",
  "/en/payment/abc",
  "/en/payment/accept",
  "/en/success/abc",
  "/en/balance",
  "/en/my-orders/pay",
  "/en/cartage-pro-delivery/5001",
  "/en/cartage-pro-payment",
  "/en/p/pay",
  "/en/quotes",
  "/en/confirm/abc/def",
  "/pay",
])("%s never shows a card form", (path) => expect(isCardPage(path)).toBe(false));

test.each([
  "/x/en/pay",
  "/en/pay/more",
  "/en/invoice/a/b",
  "/en/quotes/a/b",
  "/en/balance/pay/x",
  "/en/cart age-pro-payment/1",
])("%s never shows a card form although it resembles a page that does", (path) =>
  expect(isCardPage(path)).toBe(false),
);

test.each(["/en/pay/", "/en/invoice/abc", "/en/a-b_1-pro-payment/1"])(
  "the path variant %s may show a card form",
  (path) => expect(isCardPage(path)).toBe(true),
);
