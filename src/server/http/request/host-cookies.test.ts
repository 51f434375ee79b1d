import { expect, test } from "vitest";
import { hostCookieName, readHostCookies } from "./host-cookies.ts";

test("secrets have the prefix over https alone, and no other cookie has", () => {
  expect(hostCookieName("session_token", true)).toBe("__Host-session_token");
  expect(hostCookieName("cart_token", true)).toBe("__Host-cart_token");
  expect(hostCookieName("session_token", false)).toBe("session_token");
  expect(hostCookieName("mm_currency_id", true)).toBe("mm_currency_id");
});

test("over https a secret without the prefix, which a neighbour may have planted, is not believed", () => {
  const sent = { session_token: "planted", "__Host-cart_token": "mine", locale: "lt" };
  expect(readHostCookies(sent, true)).toEqual({ cart_token: "mine", locale: "lt" });
  expect(readHostCookies({ session_token: "own" }, false)).toEqual({ session_token: "own" });
});
