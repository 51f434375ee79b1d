import { expect, test } from "vitest";
import { hostCookieName, readHostCookies } from "./host-cookies.ts";

test("only secret cookies have the __Host- prefix, and only over https", () => {
  expect(hostCookieName("session_token", true)).toBe("__Host-session_token");
  expect(hostCookieName("cart_token", true)).toBe("__Host-cart_token");
  expect(hostCookieName("session_token", false)).toBe("session_token");
  expect(hostCookieName("mm_currency_id", true)).toBe("mm_currency_id");
});

test("a secret cookie without the prefix, as another subdomain could set, is ignored over https", () => {
  const sent = { session_token: "planted", "__Host-cart_token": "mine", locale: "lt" };
  expect(readHostCookies(sent, true)).toEqual({ cart_token: "mine", locale: "lt" });
  expect(readHostCookies({ session_token: "own" }, false)).toEqual({ session_token: "own" });
});
