import { expect, test } from "vitest";
import { readMove } from "./use-leaving.ts";

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
