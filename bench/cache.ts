import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { createPageCache } from "#server/caches/page-cache.ts";
import { storePage } from "#server/caches/stored-page.ts";
import { measureCachedPages } from "./cached-pages.ts";
import { type Goods, guestBuyer, listGoods } from "./flow/buyer.ts";
import { type ServerProcess, startShop } from "./server-process.ts";
import { PORTS } from "./settings.ts";
import { openShopInMemory } from "./shop-in-memory.ts";

const SECONDS = 20;
const ORDERS_PER_SECOND = 5;
const READS_PER_SECOND = 40;
const CATEGORIES = 20;
const LEAST_SHARE = 0.95;

const PAGES = 5000;
const TAGS = 100_000;
const MOST_DROP_MS = 20;
const NANOSECONDS = 1e6;
const CACHE_BYTES = 128 * 1024 * 1024;

/** `npm run bench -- --cache`: measures the share of cached pages while goods are sold, what drops cost, and room. */
export async function runCache(): Promise<number> {
  const shares = await measureShares();
  const dropMs = await measureDrop();
  const { pages, bytes } = await measureCachedPages();
  const room = Math.floor(CACHE_BYTES / (bytes / pages));
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(
    `cache: at ${ORDERS_PER_SECOND} orders a second home came from the cache ${percent(shares.home)}, ` +
      `categories ${percent(shares.categories)} (aim: ${percent(LEAST_SHARE)}); ` +
      `dropping ${TAGS} tags held others up for ${dropMs.toFixed(1)} ms (aim: ${MOST_DROP_MS} ms); ` +
      `128 MB have room for ${room} pages (aim: ${PAGES})`,
  );
  const isShared = shares.home >= LEAST_SHARE && shares.categories >= LEAST_SHARE;
  return isShared && dropMs <= MOST_DROP_MS && room >= PAGES ? 0 : 1;
}

type Shares = { home: number; categories: number };

/** Read from the shop's own log, which says for each response where it came from. */
async function measureShares(): Promise<Shares> {
  await stockUp();
  const shop = await startShop(PORTS.cached, { TRUSTED_PROXIES: "127.0.0.1,::1" });
  try {
    const paths = ["/en/", ...(await listCategories(shop.origin))];
    for (let round = 0; round < 2; round += 1) {
      for (const path of paths) await read(shop.origin, path);
    }
    const shares = countShares(shop);
    const goods = await listGoods(shop.origin);
    await Promise.all([sell(shop.origin, goods), visit(shop.origin, paths)]);
    return shares();
  } finally {
    await shop.stop();
  }
}

/** A shop with so many sales has larger stocks; the demo's small ones are on its cards, so each sale changes pages. */
async function stockUp(): Promise<void> {
  const { services, close } = await openShopInMemory();
  await services.db.execute(sql`update variants set stock = 1000 where stock > 0`);
  await close();
}

async function listCategories(origin: string): Promise<string[]> {
  const sitemap = await read(origin, "/sitemap.xml");
  const found = [...sitemap.matchAll(/<loc>[^<]*(\/en\/c\/[^<]+)<\/loc>/g)];
  return found.slice(0, CATEGORIES).map(([, path = ""]) => path);
}

async function read(origin: string, path: string): Promise<string> {
  const answer = await fetch(origin + path, { headers: { "accept-encoding": "br" } });
  return answer.text();
}

/** Starts the calls at equal intervals, whether or not the previous one has finished. */
async function inPace(perSecond: number, act: () => Promise<unknown>): Promise<void> {
  const begun: Promise<unknown>[] = [];
  const started = performance.now();
  for (let at = 0; at < perSecond * SECONDS; at += 1) {
    const due = started + (at * 1000) / perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    begun.push(act());
  }
  await Promise.all(begun);
}

const sell = (origin: string, goods: Goods) => inPace(ORDERS_PER_SECOND, guestBuyer(origin, goods));

function visit(origin: string, paths: readonly string[]): Promise<void> {
  let at = 0;
  return inPace(READS_PER_SECOND, () => read(origin, paths[at++ % paths.length] ?? "/en/"));
}

function countShares(shop: ServerProcess): () => Shares {
  const counts = { home: { all: 0, cached: 0 }, categories: { all: 0, cached: 0 } };
  let rest = "";
  shop.onLog((text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const path = /"path":"(\/en\/(?:c\/[^"]*)?)"/.exec(line)?.[1];
      if (path === undefined) continue;
      const count = path === "/en/" ? counts.home : counts.categories;
      count.all += 1;
      if (line.includes('"cached":true')) count.cached += 1;
    }
  });
  return () => ({
    home: counts.home.cached / counts.home.all,
    categories: counts.categories.cached / counts.categories.all,
  });
}

/** Drops every page, as after an import, by the tags of all changes. Returns the longest delay of the event loop. */
async function measureDrop(): Promise<number> {
  const options = { maxBytes: CACHE_BYTES, freshMs: 1e9, maxStaleMs: 1e9, now: Date.now };
  const cache = createPageCache({ ...options, pack: async (page) => page });
  const perPage = TAGS / PAGES;
  for (let page = 0; page < PAGES; page += 1) {
    const tags = Array.from({ length: perPage }, (_, at) => `product:${page * perPage + at}`);
    const html = Buffer.from(`page ${page}`);
    await cache.get(`${page}`, async () =>
      storePage({ html, status: 200, headers: {}, tags, isPublic: true }),
    );
  }
  const tags = Array.from({ length: TAGS }, (_, at) => `product:${at}`);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await cache.outdateTags(tags);
  delay.disable();
  return delay.max / NANOSECONDS;
}
