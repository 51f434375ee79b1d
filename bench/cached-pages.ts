import { setTimeout as wait } from "node:timers/promises";
import { pageKey } from "#server/pages/page-key.ts";
import { openShopInMemory } from "./shop-in-memory.ts";

type Shop = Awaited<ReturnType<typeof openShopInMemory>>;

const POLL_MS = 20;
const TIMEOUT_MS = 60_000;
/** Pages per site: enough for a mean, and they all fit into the cache. */
const PAGES_PER_SITE = 60;

/** Visits the first public pages of every site once, and measures the size of the page cache afterwards. */
export async function measureCachedPages(): Promise<{ pages: number; bytes: number }> {
  const shop = await openShopInMemory();
  const keys: string[] = [];
  for (const site of shop.services.sites.registry.all()) {
    const host = site.hosts[0] ?? "localhost";
    const sitemap = await (await shop.ask("/sitemap.xml", host)).text();
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].slice(0, PAGES_PER_SITE);
    for (const [, address = ""] of addresses) {
      const target = new URL(address).pathname;
      const answer = await shop.ask(target, host);
      await answer.arrayBuffer();
      // Pages with data of one visitor are not cached and have no ETag.
      if (answer.headers.has("etag")) keys.push(pageKey({ site, target, cookieHeader: "" }) ?? "");
    }
  }
  await allPacked(shop, keys);
  const size = shop.services.pages.size();
  await shop.close();
  return size;
}

/** Waits until all pages are packed, because packing happens after the response. */
export async function allPacked({ services }: Shop, keys: readonly string[]): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  const isOpen = (key: string) => services.pages.peek(key)?.bodies.br === undefined;
  for (const key of keys) {
    while (isOpen(key)) {
      if (Date.now() > deadline) throw new Error(`The page ${key} is not kept packed`);
      await wait(POLL_MS);
    }
  }
}
