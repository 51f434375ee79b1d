import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#demo/customers/customers.ts";
import {
  CRAWLED_ROUTES,
  fillRoute,
  firstGoods,
  SELLERS_GOODS,
} from "../fixtures/crawl/crawled-routes.ts";
import { mapConcurrently } from "../fixtures/crawl/inspect-page.ts";
import { testApp } from "../fixtures/test-app.ts";
import { testBrowser } from "../fixtures/test-browser.ts";

// Rendered afresh for each of them: from the cache all would be the same for sure.
const app = await testApp({ PAGE_CACHE: "false" });
const guest = testBrowser(app);

async function browserOf(name: string) {
  const browser = testBrowser(app);
  const login = { email: `${name}@cartage.example`, password: DEMO_PASSWORD };
  expect((await browser.call("/api/auth/login", login)).status).toBe(200);
  return browser;
}

/** The routes that the crawler looks at: where they have an ETag it looks at the guest's page only. */
async function filledRoutes() {
  const read = async (page: string) => (await guest.get(`/en${page}`)).text();
  const lists = await Promise.all(["/marketplace", SELLERS_GOODS].map(read));
  const names = firstGoods(lists.join(""), "en");
  return CRAWLED_ROUTES.map(({ path }) => ({ route: path, path: fillRoute(`/en${path}`, names) }));
}

const FOR_ALL = [
  ...["/", "/contacts", "/privacy-policy", "/faq", "/faq/air-or-sea", "/blog", "/calculate"],
  ...["/c/{category}", "/p/{product}", "/market/product/{offer}", "/marketplace", "/search?q=a"],
  ...["/dealzone", "/pro", "/all-brands"],
];

test("public pages are the same, to the byte, for a guest and for three who are logged in", async () => {
  const customers = await Promise.all(["rasa", "pro", "kadri"].map(browserOf));
  const compared: string[] = [];
  await mapConcurrently(await filledRoutes(), async ({ route, path }) => {
    const expected = path ? await guest.get(path) : undefined;
    if (!expected?.headers.has("etag")) return;
    compared.push(route);
    const html = await expected.text();
    expect(expected.headers.get("cache-control"), path).toContain("public");
    for (const customer of customers) {
      const seen = await customer.get(path);
      expect((await seen.text()) === html, path).toBe(true);
      expect(seen.headers.getSetCookie(), path).toEqual([]);
    }
  });
  expect(compared).toEqual(expect.arrayContaining(FOR_ALL));
});
