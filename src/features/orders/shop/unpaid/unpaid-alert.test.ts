import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  clearShown,
  hasBeenShown,
  rememberDismissed,
  rememberShown,
  shouldAlertUnpaid,
} from "./unpaid-alert.ts";

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

const storage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
};
const RASA = "rasa@example.com";
const ONA = "ona@example.com";
let local = storage();

beforeEach(() => {
  local = storage();
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", storage());
  clearShown();
});
afterEach(() => vi.unstubAllGlobals());

test("once for a visit; whoever gets in after a logout is told again", () => {
  expect(hasBeenShown(RASA)).toBe(false);
  rememberShown();
  expect(hasBeenShown(RASA)).toBe(true);
  clearShown();
  expect(hasBeenShown(RASA)).toBe(false);
});

test("who put it away is not told again after logging out and in, others are", () => {
  rememberShown();
  rememberDismissed(RASA);
  clearShown();
  expect([hasBeenShown(RASA), hasBeenShown(ONA)]).toEqual([true, false]);
  rememberDismissed(ONA);
  expect([hasBeenShown(RASA), hasBeenShown(ONA)]).toEqual([true, true]);
});

test("what is kept names nobody", () => {
  rememberDismissed(RASA);
  expect([...local.kept.values()].join()).not.toMatch(/rasa|@/);
});
