import { guestBuyer, listGoods } from "./flow/buyer.ts";
import { peakMegabytes, residentMegabytes } from "./process-usage.ts";
import { type ServerProcess, startShop } from "./server-process.ts";
import { LARGE_DATA_DIR, PORTS } from "./settings.ts";

const SECONDS = 60;
const VISITORS = 8;
const BUYERS = 2;
const HOSTS = ["localhost", "lt.localhost", "lv.localhost", "ee.localhost"];
const WORDS = ["shoe", "lamp", "phone", "kava", "batai", "jacket"];
/** Of one process; PostgreSQL is not counted. */
const DEMO = { most: 450, variables: {} };
const LARGE = { most: 700, variables: { DATA_DIR: LARGE_DATA_DIR } };

/** `npm run bench -- --memory`: what the shop holds while visitors read, search, look at pictures and buy. */
export async function runMemory(isLarge: boolean): Promise<number> {
  const { most, variables } = isLarge ? LARGE : DEMO;
  const shop = await startShop(PORTS.cached, { TRUSTED_PROXIES: "127.0.0.1,::1", ...variables });
  try {
    const began = residentMegabytes(shop.pid);
    await visitShop(shop);
    const now = residentMegabytes(shop.pid);
    const peak = peakMegabytes(shop.pid) ?? now;
    console.log(
      `memory: ${began.toFixed(0)} MB after the start, ${now.toFixed(0)} MB after ${SECONDS} s of mixed use, ` +
        `at most ${peak.toFixed(0)} MB; the aim is ${most} MB`,
    );
    return peak <= most ? 0 : 1;
  } finally {
    await shop.stop();
  }
}

type Page = { host: string; path: string };

async function visitShop({ origin }: ServerProcess): Promise<void> {
  const pages = await listPages(origin);
  const goods = await listGoods(origin);
  const until = performance.now() + SECONDS * 1000;
  let at = 0;
  const visitor = async () => {
    while (performance.now() < until) {
      at += 1;
      const page = pages[at % pages.length] ?? { host: "localhost", path: "/en/" };
      const html = await read(origin, page);
      const [picture] = /\/_ipx\/[^"' ,]+/.exec(html) ?? [];
      if (picture) await read(origin, { ...page, path: picture });
      const word = WORDS[at % WORDS.length];
      if (at % 3 === 0) await read(origin, { ...page, path: `/en/search?query=${word}${at % 50}` });
    }
  };
  const buyOne = guestBuyer(origin, goods);
  const buyer = async () => {
    while (performance.now() < until) await buyOne();
  };
  await Promise.all([
    ...Array.from({ length: VISITORS }, visitor),
    ...Array.from({ length: BUYERS }, buyer),
  ]);
}

/** Those of all sites in turn. */
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

/** By a proxy, since not every machine knows names below localhost. */
async function read(origin: string, { host, path }: Page): Promise<string> {
  const headers = { "accept-encoding": "br", "x-forwarded-host": host };
  const answer = await fetch(new URL(path, origin), { headers });
  return answer.text();
}
