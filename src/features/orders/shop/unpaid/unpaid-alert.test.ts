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
])("the alert of unpaid orders is shown on %s", (path) => {
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
])("the alert of unpaid orders is not shown on %s", (path) => {
  expect(shouldAlertUnpaid(path)).toBe(false);
});

test("the alert is hidden only on exact parcel pages, not on paths with the same prefix", () => {
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

test("the alert is shown once per visit and again after a logout", () => {
  expect(hasBeenShown(RASA)).toBe(false);
  rememberShown();
  expect(hasBeenShown(RASA)).toBe(true);
  clearShown();
  expect(hasBeenShown(RASA)).toBe(false);
});

test("a dismissed alert stays hidden for that customer after a new login", () => {
  rememberShown();
  rememberDismissed(RASA);
  clearShown();
  expect([hasBeenShown(RASA), hasBeenShown(ONA)]).toEqual([true, false]);
  rememberDismissed(ONA);
  expect([hasBeenShown(RASA), hasBeenShown(ONA)]).toEqual([true, true]);
});

test("the stored dismissal contains no email", () => {
  rememberDismissed(RASA);
  expect([...local.kept.values()].join()).not.toMatch(/rasa|@/);
});
