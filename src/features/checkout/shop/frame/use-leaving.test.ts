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
])("%s is outside the checkout", (path) => expect(isCheckoutPath(path)).toBe(false));

const at = (pathname: string) => ({ pathname });

test("the current navigation decides where to and whether it is a pop", () => {
  const state = { location: at("/en/checkout/a"), historyAction: "POP" };
  const navigation = { location: at("/en/"), historyAction: "PUSH" };
  expect(readMove({ ...state, navigation })).toEqual({ pathname: "/en/", isPop: false });
  const back = { location: at("/en/faq"), historyAction: "POP" };
  expect(readMove({ ...state, historyAction: "PUSH", navigation: back })).toEqual({
    pathname: "/en/faq",
    isPop: true,
  });
});

test("a navigation that has already finished counts as a move", () => {
  const state = { location: at("/en/faq"), historyAction: "PUSH", navigation: {} };
  expect(readMove(state)).toEqual({ pathname: "/en/faq", isPop: false });
  expect(readMove({ ...state, historyAction: "POP" }).isPop).toBe(true);
});
