import { expect, test } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
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

// Every visitor's page is rendered separately: from the cache, all copies would certainly be the same.
const app = await testApp({ PAGE_CACHE: "false" });
const guest = testBrowser(app);

async function browserOf(name: string) {
  const browser = testBrowser(app);
  const login = { email: `${name}@cartage.example`, password: DEMO_PASSWORD };
  expect((await browser.call("/api/auth/login", login)).status).toBe(200);
  return browser;
}

/** The routes of the crawler, which visits pages with an ETag only as a guest. */
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

/** The data that a browser requests when it navigates inside the shop to this page. */
function dataPath(path: string): string {
  const [page = "", query] = path.split("?");
  return `${page.replace(/\/$/, "/_")}.data${query ? `?${query}` : ""}`;
}

test("a page that is rendered each time is not sent again to a visitor who has the same one", async () => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const headers = { "accept-encoding": encoding };
    const etag = (await app.ask("/en/faq", { headers })).headers.get("etag") ?? "";
    const again = await app.ask("/en/faq", { headers: { ...headers, "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get("etag")).toBe(etag);
  }
});

test("public pages and their data are byte-identical for a guest and three logged-in customers", async () => {
  const visitors = [guest, ...(await Promise.all(["rasa", "pro", "kadri"].map(browserOf)))];
  /** Tried repeatedly, because a page waits only briefly for the size of its picture; the next render has it. */
  const areSame = (path: string) =>
    eventually(async () => {
      const answers = await Promise.all(visitors.map((visitor) => visitor.get(path)));
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      expect(new Set(texts).size, path).toBe(1);
      for (const { headers } of answers) {
        expect(headers.get("cache-control"), path).toContain("public");
        expect(headers.getSetCookie(), path).toEqual([]);
      }
    });
  const compared: string[] = [];
  await mapConcurrently(await filledRoutes(), async ({ route, path }) => {
    const first = path ? await guest.get(path) : undefined;
    if (!first?.headers.has("etag")) return;
    compared.push(route);
    await areSame(path);
    await areSame(dataPath(path));
  });
  expect(compared).toEqual(expect.arrayContaining(FOR_ALL));
});
