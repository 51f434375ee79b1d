import { expect, test } from "vitest";
import { cookieText, readCookie, YEAR_SECONDS } from "./cookies.ts";

test.each([
  ["locale=lt", "lt"],
  ["mm_currency_id=2; locale=lt; a=b", "lt"],
  ["mm_currency_id=2;locale = lt ", "lt"],
  ["locale=lt; locale=en", "lt"],
  ["locale=", ""],
  ["locale", ""],
  ["my_locale=lt", undefined],
  ["a=locale", undefined],
  [";;;=;=1", undefined],
  ["", undefined],
])('the cookie "locale" in %j is %s', (cookies, value) => {
  expect(readCookie(cookies, "locale")).toBe(value);
});

test("a cookie is valid for the whole site and expires", () => {
  const text = cookieText("locale", "lt", YEAR_SECONDS);
  expect(text).toBe("locale=lt; Path=/; Max-Age=31536000; SameSite=Lax");
  expect(readCookie(text, "locale")).toBe("lt");
});
