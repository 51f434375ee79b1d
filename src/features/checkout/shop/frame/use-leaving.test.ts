import { expect, test } from "vitest";
import { isCheckoutPath } from "./use-leaving.ts";

test.each([
  "/lt/checkout",
  "/lt/checkout/abc",
  "/en/payment/abc",
  "/en/payment/accept",
  "/en/payment/decline",
  "/en/payment/fail",
  "/lv/confirm/abc",
  "/lv/success/abc",
])("%s belongs to the checkout", (path) => expect(isCheckoutPath(path)).toBe(true));

test.each([
  "/lt/",
  "/lt/cart",
  "/lt/p/checkout",
  "/lt/my-orders/abc",
  "/lt/checkouts",
  "/checkout",
])("%s is another page", (path) => expect(isCheckoutPath(path)).toBe(false));
