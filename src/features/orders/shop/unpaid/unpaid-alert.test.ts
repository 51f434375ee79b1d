import { expect, test } from "vitest";
import { shouldAlertUnpaid } from "./unpaid-alert.ts";

test.each([
  "/en",
  "/lt/",
  "/en/c/shoes",
  "/en/p/payment-terminal",
  "/en/order-of-the-day",
  "/en/pro",
  "/en/calculate",
  "/en/cart",
  "/en/tracking",
  "/lt/tracking/JD014600003SE",
  "/en/claim-form",
  "/en/claim-form-pro",
  "/en/invoice/abc",
  "/en/cartage-pro",
])("shown on %s", (path) => {
  expect(shouldAlertUnpaid(path)).toBe(true);
});

test.each([
  "/en/account-information",
  "/lt/my-orders",
  "/lt/my-orders/abc",
  "/en/balance/top-up",
  "/en/checkout/abc",
  "/en/payment/accept",
  "/en/order-form/summary",
  "/lt/cartage-pro-delivery/5001",
  "/lt/cartage-pro-payment/5001",
  "/en/forward-requests/5001",
  "/en/account-sessions",
  "/en/email-change/abc",
  "/en/quotes/abc",
  "/en/pay",
  "/en/invoices",
  "/lt/claims",
  "/lt/claims/7",
])("not on %s", (path) => {
  expect(shouldAlertUnpaid(path)).toBe(false);
});

test("a page that only begins like one of parcels is none of them", () => {
  expect(shouldAlertUnpaid("/en/cartage-pro-delivery")).toBe(false);
  expect(shouldAlertUnpaid("/en/cartage-pro-delivery-prices")).toBe(true);
});
