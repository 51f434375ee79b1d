import { expect, test } from "vitest";
import { hostCookieName, readHostCookies } from "./host-cookies.ts";

test("secrets have the prefix over https; on this machine, and any other cookie, they have not", () => {
  expect(hostCookieName("session_token", "shop.example")).toBe("__Host-session_token");
  expect(hostCookieName("cart_token", "shop.example")).toBe("__Host-cart_token");
  expect(hostCookieName("session_token", "lt.localhost")).toBe("session_token");
  expect(hostCookieName("mm_currency_id", "shop.example")).toBe("mm_currency_id");
});

test("over https a secret without the prefix, which a neighbour may have planted, is not believed", () => {
  const sent = { session_token: "planted", "__Host-cart_token": "mine", locale: "lt" };
  expect(readHostCookies(sent, "shop.example")).toEqual({ cart_token: "mine", locale: "lt" });
  expect(readHostCookies({ session_token: "own" }, "localhost")).toEqual({ session_token: "own" });
});
