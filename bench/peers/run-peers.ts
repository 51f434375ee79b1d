import os from "node:os";
import { utcDay } from "#core/dates.ts";
import { saveResults } from "../document.ts";
import { openBenchDatabase } from "../flow/bench-database.ts";
import { type Goods, guestBuyer, listGoods } from "../flow/buyer.ts";
import { newVisitor } from "../flow/http-client.ts";
import { runIndex } from "../import-to-search.ts";
import { cpuMilliseconds, cpuWithChildren } from "../process-usage.ts";
import { startShop } from "../server-process.ts";
import { LARGE_DATA_DIR, LARGE_PRODUCTS, PORTS } from "../settings.ts";
import { percentile } from "../statistics.ts";
import { KINDS, type Measured, type PeerResults, peersSection } from "./peers-report.ts";
import { startVendure, VENDURE } from "./start-vendure.ts";
import { vendureAddition, vendureBuyer, vendureCart } from "./vendure-buyer.ts";

const AT_ONCE = 16;
const ROUNDS = 3;
const SECONDS = 6;

type Work = () => Promise<number>;
type Works = Record<(typeof KINDS)[number], readonly Work[]>;
type Side = { works: Works; pid: number; postmaster: number };

/** `npm run bench -- --peers`: measures the same purchases in Vendure, in turns with ours. */
export async function runPeers(): Promise<number> {
  const [load = 0] = os.loadavg();
  await fillOwnShop();
  const variables = { TRUSTED_PROXIES: "127.0.0.1,::1", DATA_DIR: LARGE_DATA_DIR };
  const shop = await startShop(PORTS.cached, variables);
  const database = await openBenchDatabase(LARGE_DATA_DIR);
  const vendure = await startVendure();
  try {
    await database.prepare();
    const { postmaster } = database;
    const ours = { pid: shop.pid, postmaster, works: await ourWorks(shop.origin) };
    const theirs = { ...vendure, works: await vendureWorks(vendure.origin) };
    const results: PeerResults = {
      date: utcDay(new Date()),
      cores: os.cpus().length,
      load,
      version: VENDURE,
      products: LARGE_PRODUCTS,
      kinds: await measureKinds(ours, theirs),
    };
    saveResults("peers", results);
    console.log(peersSection(results));
    return 0;
  } finally {
    await vendure.stop();
    await database.close();
    await shop.stop();
  }
}

/** Inserts the products of `--index`; skipped if they are there already. */
async function fillOwnShop(): Promise<void> {
  const database = await openBenchDatabase(LARGE_DATA_DIR);
  const isFilled = await database.countNamed("").then(
    (count) => count >= LARGE_PRODUCTS,
    () => false,
  );
  await database.close();
  if (!isFilled) await runIndex();
}

const many = <Item>(make: () => Item): Item[] => Array.from({ length: AT_ONCE }, make);

async function ourWorks(origin: string): Promise<Works> {
  const goods = await listGoods(origin);
  const add = (client = newVisitor(origin)) => timedCall(client, "/api/cart/add", line(goods));
  const carts = await Promise.all(
    many(async () => {
      const client = newVisitor(origin);
      await add(client);
      return () => timedCall(client, "/api/cart/fetch", {});
    }),
  );
  return {
    purchase: many(() => guestBuyer(origin, goods)),
    fetch: carts,
    add: many(() => () => add()),
  };
}

const line = (goods: Goods) => ({ ...goods.next(), quantity: 1 });

async function timedCall(client: ReturnType<typeof newVisitor>, path: string, body: object) {
  const started = performance.now();
  const { status } = await client(path, body);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return performance.now() - started;
}

async function vendureWorks(origin: string): Promise<Works> {
  return {
    purchase: many(() => vendureBuyer(origin)),
    fetch: await Promise.all(many(() => vendureCart(origin))),
    add: many(() => vendureAddition(origin)),
  };
}

/** Alternates round by round; the first round is a warm-up. */
async function measureKinds(ours: Side, theirs: Side): Promise<PeerResults["kinds"]> {
  const kinds: PeerResults["kinds"] = [];
  for (const kind of KINDS) {
    const rounds: { ours: Measured; theirs: Measured }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const pair = { ours: await measure(ours, kind), theirs: await measure(theirs, kind) };
      if (round > 0) rounds.push(pair);
    }
    rounds.sort((a, b) => a.ours.perSecond - b.ours.perSecond);
    const median = rounds[Math.floor(rounds.length / 2)];
    if (median) kinds.push({ kind, ...median });
  }
  return kinds;
}

async function measure({ works, pid, postmaster }: Side, kind: keyof Works): Promise<Measured> {
  const usage = () => ({
    node: cpuMilliseconds(pid) ?? Number.NaN,
    postgres: cpuWithChildren(postmaster) ?? Number.NaN,
  });
  const before = usage();
  const times: number[] = [];
  const started = performance.now();
  const until = started + SECONDS * 1000;
  await Promise.all(
    works[kind].map(async (work) => {
      while (performance.now() < until) times.push(await work());
    }),
  );
  const elapsed = performance.now() - started;
  const after = usage();
  return {
    perSecond: times.length / (elapsed / 1000),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    nodeMs: (after.node - before.node) / times.length,
    postgresMs: (after.postgres - before.postgres) / times.length,
  };
}
