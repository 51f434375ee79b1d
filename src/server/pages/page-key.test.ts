import { describe, expect, test } from "vitest";
import { buildTestSite } from "#features/sites/domain/fixtures/site.ts";
import { pageKey, queryPageKey } from "./page-key.ts";

const site = buildTestSite();
const key = (target: string, cookieHeader = "") => pageKey({ site, target, cookieHeader });

test("campaign parameters and unknown ones do not change the cache key", () => {
  expect(key("/lt/faq?utm_source=mail&gclid=1&x=2")).toBe(key("/lt/faq"));
});

test.each(["?s=2", "?f.b=1", "?q=anything", "?utm_source=mail&p=2"])(
  "a page with a relevant query (%s) is not cached as a plain page",
  (query) => {
    expect(key(`/lt/faq${query}`)).toBeUndefined();
  },
);

test("data of a page has its own cache key, per requested route", () => {
  expect(
    new Set(["/lt/faq", "/lt/faq.data", "/lt/", "/lt/_.data"].map((path) => key(path))).size,
  ).toBe(4);
  expect(key("/lt/faq?_routes=faq")).toBe(key("/lt/faq"));
  expect(key("/lt/faq.data?_routes=faq")).toBeUndefined();
  const parts = (target: string) => queryPageKey({ site, target, cookieHeader: "" });
  expect(parts("/lt/faq.data?_routes=faq&utm_source=mail")).toBe(parts("/lt/faq.data?_routes=faq"));
  expect(parts("/lt/faq.data?_routes=faq")).not.toBe(parts("/lt/faq.data?_routes=other"));
});

test.each(["/lt/FAQ", "/lt/%66aq", "/lt//faq", "/robots", `/lt${"/a".repeat(7)}`])(
  "%s is no valid address and is not cached",
  (path) => {
    expect(key(path)).toBeUndefined();
  },
);

describe("the currency cookie", () => {
  test("changes the cache key, and an unknown value selects the default", () => {
    expect(key("/lt/", "a=1; mm_currency_id=2")).not.toBe(key("/lt/"));
    expect(key("/lt/", "mm_currency_id=99")).toBe(key("/lt/"));
    expect(key("/lt/", "xmm_currency_id=2")).toBe(key("/lt/"));
    expect(key("/lt/", "mm_currency_id=2abc")).toBe(key("/lt/"));
  });

  test("selects the default currency if the site does not offer its value", () => {
    const currencies = site.currencies.map((one) => ({ ...one, isFiltered: one.id === 1 }));
    const address = { site: { ...site, currencies }, target: "/lt/", cookieHeader: "" };
    const cookieHeader = "mm_currency_id=2";
    expect(pageKey({ ...address, cookieHeader })).toBe(pageKey(address));
  });
});

test("the session cookie does not change the cache key", () => {
  expect(key("/lt/", "session_token=abc; mm_currency_id=1")).toBe(key("/lt/"));
});

test("a path of 10 kB is not cached", () => {
  expect(key(`/lt/${"a".repeat(10_000)}`)).toBeUndefined();
});

describe("cache keys of pages with a query", () => {
  const queryKey = (target: string, cookieHeader = "") =>
    queryPageKey({ site, target, cookieHeader });

  test("ignore the order of parameters and unknown ones", () => {
    const one = queryKey("/lt/marketplace?f.b=1&f.b=2&s=3");
    expect(one).toBeDefined();
    expect(queryKey("/lt/marketplace?utm_source=mail&s=3&f.b=1&f.b=2")).toBe(one);
    expect(queryKey("/lt/marketplace?s=3&f.b=1")).not.toBe(one);
    expect(queryKey("/lt/marketplace?s=3&f.b=1&f.b=2", "mm_currency_id=2")).not.toBe(one);
    expect(queryKey("/lt/marketplace?q=a+b")).toBe(queryKey("/lt/marketplace?q=a%20b"));
  });

  test.each([
    "/lt/marketplace",
    "/lt/marketplace?x=1",
    "/lt/FAQ?s=1",
    `/lt/faq?q=${"a".repeat(300)}`,
  ])("do not exist for %s", (target) => {
    expect(queryKey(target)).toBeUndefined();
  });
});
