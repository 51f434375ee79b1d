import { randomUUID } from "node:crypto";
import os from "node:os";
import { utcDay } from "#core/dates.ts";
import { saveResults } from "../document.ts";
import { type ServerProcess, startShop } from "../server-process.ts";
import { PORTS } from "../settings.ts";
import { percentile } from "../statistics.ts";
import { type BenchDatabase, openBenchDatabase } from "./bench-database.ts";
import { type Buy, type Goods, guestBuyer, listGoods, walletBuyer } from "./buyer.ts";
import { judgeFlow } from "./flow-aims.ts";
import { flowSection } from "./flow-report.ts";
import type { FlowResults, Level, Way } from "./flow-results.ts";
import { type Client, newVisitor } from "./http-client.ts";
import { type Measure, type Measured, measureWith } from "./measure.ts";
import { startReaders } from "./readers.ts";

/** A quick run gives a rough cost of a purchase and writes no document. */
const isQuick = process.argv.includes("--quick");
const BUYERS = isQuick ? [16] : [1, 16, 64];
const SECONDS = isQuick ? 4 : 8;
const LEAST_PURCHASES = isQuick ? 0 : 1000;
const CALLERS = 16;
/** Threads for pages; the default is one (`RENDER_WORKERS=0 npm run bench -- --flow`). */
const { RENDER_WORKERS = "1" } = process.env;

/** `npm run bench -- --flow`: whole purchases by guests and from the wallet, alone and while others read pages. */
export async function runFlow(): Promise<number> {
  const [load = 0] = os.loadavg();
  const shop = await startShop(PORTS.cached, {
    TRUSTED_PROXIES: "127.0.0.1,::1",
    RENDER_WORKERS,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ./bench/flow/count-statements.ts`,
  });
  const database = await openBenchDatabase();
  try {
    await database.prepare();
    const goods = await listGoods(shop.origin);
    const measure = measureWith(shop, database);
    const guests = many(Math.max(...BUYERS), () => guestBuyer(shop.origin, goods));
    const customers = await openCustomers(shop, database, Math.max(...BUYERS));
    const wallets = customers.map((client) => walletBuyer(client, goods));
    const buyers = [...guests.slice(0, CALLERS), ...wallets.slice(0, CALLERS)];
    await measure(buyers, { seconds: SECONDS });
    // A thread is slow until it has rendered something.
    const readers = startReaders(shop.origin);
    await measure(buyers, { seconds: SECONDS });
    await readers.stop();
    const levels: Level[] = [];
    for (const [way, buyers] of [["guest", guests] as const, ["wallet", wallets] as const]) {
      for (const count of BUYERS) {
        levels.push(await measureLevel({ way, buyers: buyers.slice(0, count), measure, shop }));
      }
    }
    const calls = await measureCalls(shop, goods, measure);
    const results: FlowResults = {
      date: utcDay(new Date()),
      cores: os.cpus().length,
      load,
      pageWorkers: Number(RENDER_WORKERS),
      levels,
      calls,
    };
    if (!isQuick) saveResults("flow", results);
    console.log(flowSection(results));
    return judgeFlow(results).every(({ isMet }) => isMet) ? 0 : 1;
  } finally {
    await database.close();
    await shop.stop();
  }
}

const many = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Registered customers with money; each of them buys repeatedly. */
async function openCustomers(
  { origin }: ServerProcess,
  database: BenchDatabase,
  count: number,
): Promise<Client[]> {
  const run = randomUUID();
  const customers: Client[] = [];
  for (const at of many(count, (index) => index)) {
    const client = newVisitor(origin);
    const email = `bench-${run}-${at}@example.com`;
    const { status, body } = await client("/api/auth/register", {
      email,
      password: "correct horse battery",
      first_name: "Rasa",
      last_name: "Rasaitė",
      phone_number: "+370 600 00000",
      terms: true,
      subscribed: false,
    });
    if (status >= 300) throw new Error(`Not registered: ${body}`);
    await database.fillWallet(email, `bench:${run}:${at}`);
    customers.push(client);
  }
  return customers;
}

type LevelInput = { way: Way; buyers: readonly Buy[]; measure: Measure; shop: ServerProcess };

async function measureLevel({ way, buyers, measure, shop }: LevelInput): Promise<Level> {
  const extent = { seconds: SECONDS, least: LEAST_PURCHASES };
  const alone = await measure(buyers, extent);
  const readers = startReaders(shop.origin);
  const beside = await measure(buyers, extent);
  const pages = await readers.stop();
  const level = {
    way,
    buyers: buyers.length,
    alone,
    beside,
    pagesPerSecond: pages.perSecond,
    pagesP99: percentile(pages.times, 0.99),
  };
  console.log(`${way}, ${buyers.length} at once: ${alone.perSecond.toFixed(1)} orders/s`);
  return level;
}

/** Two calls alone: fetching a cart with one line repeatedly, and adding the first line to a new cart. */
async function measureCalls(shop: ServerProcess, goods: Goods, measure: Measure) {
  const timed = async (client: Client, path: string, body: object) => {
    const started = performance.now();
    const { status } = await client(path, body);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return performance.now() - started;
  };
  const carts = await Promise.all(
    many(CALLERS, async () => {
      const client = newVisitor(shop.origin);
      await timed(client, "/api/cart/add", { ...goods.next(), quantity: 1 });
      return client;
    }),
  );
  const fetchCart = carts.map((client) => () => timed(client, "/api/cart/fetch", {}));
  const addToCart = many(CALLERS, () => () => {
    const line = { ...goods.next(), quantity: 1 };
    return timed(newVisitor(shop.origin), "/api/cart/add", line);
  });
  const calls: Record<"cartFetch" | "cartAdd", Measured> = {
    cartFetch: await measure(fetchCart, { seconds: SECONDS }),
    cartAdd: await measure(addToCart, { seconds: SECONDS }),
  };
  return calls;
}
