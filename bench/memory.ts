import { guestBuyer, listGoods } from "./flow/buyer.ts";
import { peakMegabytes } from "./process-usage.ts";
import { type ServerProcess, startShop } from "./server-process.ts";
import { LARGE_DATA_DIR, PORTS } from "./settings.ts";

const SECONDS = 60;
/** On a busy machine this takes longer, but fills the memory equally. */
const LEAST_PAGES = 3000;
const VISITORS = 8;
const BUYERS = 2;
const HOSTS = ["localhost", "lt.localhost", "lv.localhost", "ee.localhost"];
/** Words of the demo's goods and of those that `--index` imports. */
const WORDS = ["jacket", "light", "warm", "soft", "deep", "watch"];
/** Limits for one process, without PostgreSQL. */
const DEMO = { most: 450, variables: {} };
const LARGE = { most: 700, variables: { DATA_DIR: LARGE_DATA_DIR } };

/** `npm run bench -- --memory`: measures the shop's memory while visitors read, search, look at pictures and buy. */
export async function runMemory(isLarge: boolean): Promise<number> {
  const { most, variables } = isLarge ? LARGE : DEMO;
  const shop = await startShop(PORTS.cached, {
    TRUSTED_PROXIES: "127.0.0.1,::1",
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ./bench/report-memory.ts`,
    ...variables,
  });
  try {
    const askHeld = memoryReader(shop);
    console.log(`memory after the start: ${inWords(await askHeld())}`);
    const found = await visitShop(shop);
    const held = await askHeld();
    const peak = peakMegabytes(shop.pid) ?? toMegabytes(held.rss);
    console.log(
      `memory after ${SECONDS} s or more of mixed use, ${found} searches among them: ${inWords(held)}\n` +
        `memory: at most ${peak.toFixed(0)} MB; the aim is ${most} MB`,
    );
    return peak <= most ? 0 : 1;
  } finally {
    await shop.stop();
  }
}

const toMegabytes = (bytes: number) => bytes / 1024 ** 2;

/** The resident set covers all threads, the other figures only the main one. */
function inWords({ rss, heapUsed, heapTotal, external, arrayBuffers }: NodeJS.MemoryUsage) {
  const of = (bytes: number) => `${toMegabytes(bytes).toFixed(0)} MB`;
  return (
    `${of(rss)} resident; the main thread has ${of(heapUsed)} in use of a heap of ${of(heapTotal)}, ` +
    `and ${of(external)} outside of it, ${of(arrayBuffers)} of these in buffers`
  );
}

/** Sends the signal that report-memory.ts handles. */
function memoryReader(shop: ServerProcess): () => Promise<NodeJS.MemoryUsage> {
  let tell = (_held: NodeJS.MemoryUsage): void => {};
  shop.onLog((text) => {
    const found = /^held: (.+)$/m.exec(text);
    if (found?.[1]) tell(JSON.parse(found[1]));
  });
  return () =>
    new Promise((resolve) => {
      tell = resolve;
      process.kill(shop.pid, "SIGUSR2");
    });
}

type Page = { host: string; path: string };

/** Returns the number of searches, after checking that they found goods and were not all alike. */
async function visitShop({ origin }: ServerProcess): Promise<number> {
  const pages = await listPages(origin);
  const goods = await listGoods(origin);
  const until = performance.now() + SECONDS * 1000;
  const searched = new Map<string, string>();
  let at = 0;
  const isOver = () => at >= LEAST_PAGES && performance.now() >= until;
  const visitor = async () => {
    while (!isOver()) {
      at += 1;
      const turn = at;
      const page = pages[turn % pages.length] ?? { host: "localhost", path: "/en/" };
      const html = await read(origin, page);
      const [picture] = /\/_ipx\/[^"' ,]+/.exec(html) ?? [];
      if (picture) await read(origin, { ...page, path: picture });
      if (turn % 3 === 0) {
        const path = searchPath(turn / 3);
        searched.set(path, findGoods(await read(origin, { ...page, path })));
      }
    }
  };
  const buyOne = guestBuyer(origin, goods);
  const buyer = async () => {
    while (!isOver()) await buyOne();
  };
  await Promise.all([
    ...Array.from({ length: VISITORS }, visitor),
    ...Array.from({ length: BUYERS }, buyer),
  ]);
  checkSearches(searched);
  return searched.size;
}

/** Changes the word and the price range each time, so that no search or page comes from a cache. */
const searchPath = (at: number) =>
  `/en/search?q=${WORDS[at % WORDS.length]}&fr.current_price=0.${at}:9999`;

/** The products that a page shows, in order. */
const findGoods = (html: string) => [...new Set(html.match(/"\/en\/p\/[^"?#]+/g))].join(" ");

/** If every word gives the same page, nothing was searched. */
function checkSearches(searched: ReadonlyMap<string, string>): void {
  const found = new Set(searched.values());
  if (found.has("")) throw new Error("A search found nothing");
  if (found.size < WORDS.length) throw new Error("All searches found the same");
}

/** Pages of all sites, in turn. */
async function listPages(origin: string): Promise<Page[]> {
  const lists = await Promise.all(
    HOSTS.map(async (host) => {
      const sitemap = await read(origin, { host, path: "/sitemap.xml" });
      const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
      return found.map(([, address = origin]) => ({ host, path: new URL(address).pathname }));
    }),
  );
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** Names the host as a proxy does, because not every machine resolves names below localhost. */
async function read(origin: string, { host, path }: Page): Promise<string> {
  const headers = { "accept-encoding": "br", "x-forwarded-host": host };
  const answer = await fetch(new URL(path, origin), { headers });
  return answer.text();
}
