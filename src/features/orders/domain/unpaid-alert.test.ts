import { expect, test } from "vitest";
import { mayAlertUnpaid } from "./unpaid-alert.ts";

test.each([
  "/en",
  "/lt/",
  "/en/c/shoes",
  "/en/p/payment-terminal",
  "/en/order-of-the-day",
  "/en/pro",
])("shown on %s", (path) => {
  expect(mayAlertUnpaid(path)).toBe(true);
});

test.each([
  "/en/account-information",
  "/lt/my-orders",
  "/lt/my-orders/abc",
  "/en/balance/top-up",
  "/en/checkout/abc",
  "/en/payment/accept",
  "/en/order-form/summary",
  "/en/cartage-pro",
  "/lt/cartage-pro-delivery/5001",
  "/lt/cartage-pro-payment/5001",
  "/en/forward-requests/5001",
  "/en/invoice/abc",
  "/en/invoices",
  "/lt/claims",
  "/lt/claims/7",
  "/en/claim-form",
  "/en/claim-form-pro",
  "/en/tracking",
  "/lt/tracking/JD014600003SE",
])("not on %s", (path) => {
  expect(mayAlertUnpaid(path)).toBe(false);
});
