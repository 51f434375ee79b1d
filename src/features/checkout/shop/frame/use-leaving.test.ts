import { expect, test } from "vitest";
import { isCheckoutPath, readMove } from "./use-leaving.ts";

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

const at = (pathname: string) => ({ pathname });

test("what is under way decides, by how it began; the address bar is not asked", () => {
  const state = { location: at("/en/checkout/a"), historyAction: "POP" };
  const navigation = { location: at("/en/"), historyAction: "PUSH" };
  expect(readMove({ ...state, navigation })).toEqual({ pathname: "/en/", isPop: false });
  const back = { location: at("/en/faq"), historyAction: "POP" };
  expect(readMove({ ...state, historyAction: "PUSH", navigation: back })).toEqual({
    pathname: "/en/faq",
    isPop: true,
  });
});

test("a page that was there at once is a move, too", () => {
  const state = { location: at("/en/faq"), historyAction: "PUSH", navigation: {} };
  expect(readMove(state)).toEqual({ pathname: "/en/faq", isPop: false });
  expect(readMove({ ...state, historyAction: "POP" }).isPop).toBe(true);
});
