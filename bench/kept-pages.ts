import { setTimeout as wait } from "node:timers/promises";
import { openShopInMemory } from "./shop-in-memory.ts";

/** Visits every public page of every site once, and weighs what the page cache then holds. */
export async function keptPages(): Promise<{ pages: number; bytes: number }> {
  const shop = await openShopInMemory();
  for (const site of shop.services.sites.registry.all()) {
    const host = site.hosts[0] ?? "localhost";
    const sitemap = await (await shop.ask("/sitemap.xml", host)).text();
    for (const [, address = ""] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      await (await shop.ask(new URL(address).pathname, host)).arrayBuffer();
    }
  }
  // The last page is packed after its answer.
  await wait(500);
  const size = shop.services.pages.size();
  await shop.close();
  return size;
}
