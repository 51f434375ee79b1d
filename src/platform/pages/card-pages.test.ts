import { expect, test } from "vitest";
import { isCardPage } from "./page-rules.ts";

test.each([
  "/en/confirm",
  "/lt/confirm/abc",
  "/lv/pay",
  "/et/balance/pay",
  "/en/balance/top-up",
  "/en/cartage-pro-payment/5001",
  "/en/quotes/abc",
])("a card may be asked for on %s", (path) => expect(isCardPage(path)).toBe(true));

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
])("nobody asks for one on %s", (path) => expect(isCardPage(path)).toBe(false));

test.each([
  "/x/en/pay",
  "/en/pay/more",
  "/en/invoice/a/b",
  "/en/quotes/a/b",
  "/en/balance/pay/x",
  "/en/cart age-pro-payment/1",
])("nor on %s, which only looks like one", (path) => expect(isCardPage(path)).toBe(false));

test.each(["/en/pay/", "/en/invoice/abc", "/en/a-b_1-pro-payment/1"])("but on %s, too", (path) =>
  expect(isCardPage(path)).toBe(true),
);
