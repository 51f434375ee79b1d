import { expect, test } from "vitest";
import { seedTestGoods } from "#features/catalogue/server/fixtures/seed-test-goods.ts";
import { storePage } from "./caches/stored-page.ts";
import { freePort } from "./fixtures/nodes/started-server.ts";
import { testApp } from "./fixtures/test-app.ts";
import { pageKey } from "./pages/page-key.ts";

/** Nothing listens at the address of the search node. */
const { ask, post, db, services } = await testApp({
  ROLE: "web",
  SEARCH_URL: `http://127.0.0.1:${await freePort()}/api/lupa/`,
});
await seedTestGoods(db);

function keyOf(target: string): string {
  const [site] = services.sites.registry.all();
  return (site && pageKey({ site, target, cookieHeader: "" })) ?? "";
}

function expectRetryable(response: Response): void {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(response.headers.get("cache-control")).toBe("no-store");
}

test("a listing without its search node shows a temporary error that is not cached", async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    const response = await ask("/en/c/footwear");
    expectRetryable(response);
    const html = await response.text();
    expect(html).toContain("Something went wrong on our side");
    expect(html).toContain('name="robots" content="noindex"');
  }
});

test("a listing's data without its search node is answered with the temporary error too", async () => {
  expectRetryable(await ask("/en/c/footwear.data"));
});

test("a call without its search node is answered with the usual JSON error", async () => {
  const response = await post("/api/lupa/query/default-en-products", { searchText: "" });
  expectRetryable(response);
  expect(await response.json()).toEqual({ status: false, message: "errors.search_away" });
});

test("flags without a search node are an empty list, not an error (SPEC §7)", async () => {
  const response = await post("/api/lupa/flags", { locale: "en" });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([]);
});

test("a product without a search node is shown without similar products, and shared only briefly", async () => {
  const visits = await Promise.all([ask("/en/p/test-shoe-1"), ask("/en/p/test-shoe-1")]);
  visits.push(await ask("/en/p/test-shoe-1"));
  const pages = new Set<string>();
  for (const response of visits) {
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).not.toContain("public");
    expect(response.headers.get("content-security-policy")).not.toContain("nonce");
    const page = await response.text();
    expect(page).toContain("<title>Runner shoe 1 ");
    pages.add(page);
  }
  expect(pages.size).toBe(1);
  expect(services.pages.peek(keyOf("/en/p/test-shoe-1"))).toBeUndefined();
});

test("data of a product without a search node is shared in the same way", async () => {
  const response = await ask("/en/p/test-shoe-1.data");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).not.toContain("public");
  expect(response.headers.has("etag")).toBe(true);
});

test("a page that needs no search works without a search node", async () => {
  expect((await ask("/en/login")).status).toBe(200);
});

/** Caches a page that was rendered while the search worked, then outdates it by a change of a product. */
async function keepOutdated(target: string): Promise<void> {
  const html = Buffer.from("<h1>Shoes as they were</h1>");
  const headers = { "content-type": "text/html", "cache-control": "public" };
  const made = { status: 200, html, headers, tags: ["product:1"], isPublic: true };
  await services.pages.get(keyOf(target), async () => storePage(made));
  await services.pages.outdateTags(["product:1"]);
}

test("an outdated cached listing is served while the search node is down", async () => {
  await keepOutdated("/en/c/footwear");
  for (let visit = 0; visit < 2; visit += 1) {
    const response = await ask("/en/c/footwear");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("<h1>Shoes as they were</h1>");
  }
});

test("a changed product is rendered with current data while the search node is down", async () => {
  await keepOutdated("/en/p/test-shoe-2");
  for (let visit = 0; visit < 2; visit += 1) {
    const response = await ask("/en/p/test-shoe-2");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).not.toContain("public");
    expect(await response.text()).toContain("<title>Runner shoe 2 ");
  }
});
