import { expect, test } from "vitest";
import { PAGES } from "../pages.ts";
import { ADDRESSES } from "./http/crawlers/sitemap.ts";
import { isCachedPage } from "./page-table.ts";

test.each([
  "/en",
  "/en/",
  "/en/_.data",
  "/en/faq",
  "/en/faq/air-or-sea",
  "/en/faq.data",
  "/en/c/women/shoes",
  "/en/p/boots",
])("%s is cacheable for all visitors", (path) => expect(isCachedPage(path)).toBe(true));

test.each(["/en/cart", "/en/my-orders", "/en/quotes/faq", "/en/faq/a/b", "/faq", "/en/tracking"])(
  "%s is rendered for each visitor",
  (path) => expect(isCachedPage(path)).toBe(false),
);

test("the sitemap has the addresses of every indexed page with a parameter", () => {
  const several = PAGES.filter(({ path, indexed }) => indexed && /[:*]/.test(path));
  expect(several.length).toBeGreaterThan(3);
  expect(several.filter(({ path }) => !ADDRESSES[path])).toEqual([]);
});
