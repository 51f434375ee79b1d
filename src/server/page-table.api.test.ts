import { expect, test } from "vitest";
import { PAGES } from "../pages.ts";
import { testApp } from "./fixtures/test-app.ts";
import { testBrowser } from "./fixtures/test-browser.ts";

const app = await testApp();
const alone = PAGES.filter(({ path }) => !/[:*]/.test(path));

test("caching and indexing of every page follow the table of pages", async () => {
  const sitemap = await (await app.ask("/sitemap.xml")).text();
  const guest = testBrowser(app);
  for (const { path, cached = false, indexed = false } of alone) {
    const response = await guest.get(`/en/${path}`);
    const isCached = response.headers.get("cache-control")?.startsWith("public") ?? false;
    const isListed = sitemap.includes(`/en/${path}</loc>`);
    expect({ path, isCached, isListed }).toEqual({ path, isCached: cached, isListed: indexed });
    if (indexed) expect([path, response.status]).toEqual([path, 200]);
  }
});
