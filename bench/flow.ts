import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import { formatDate } from "#core/dates.ts";
import { inProject } from "../scripts/set-up/project.mjs";
import { type Goods, listGoods, placeOne } from "./flow-buyer.ts";
import { markdownTable } from "./report.ts";
import { startShop } from "./server-process.ts";
import { PORTS } from "./settings.ts";
import { percentile } from "./statistics.ts";

const LEVELS = [
  { buyers: 1, orders: 40 },
  { buyers: 16, orders: 160 },
];
const WARM_UP = 10;
const RESULTS = "bench/results/flow.json";
const DOCUMENT = "docs/benchmarks.md";
const TITLE = "\n## From an empty cart to an order\n";

type Level = { buyers: number; orders: number; perSecond: number; p50: number; p99: number };
type FlowResults = { date: string; cores: number; load: number; levels: Level[] };

/** Figures of a machine that does other work meanwhile would say nothing of the shop. */
const isBusy = (load: number, cores: number) => load > cores / 2;

/** `npm run bench -- --flow`: whole purchases, one after another and sixteen at once. */
export async function runFlow(): Promise<number> {
  const cores = os.cpus().length;
  const [load = 0] = os.loadavg();
  if (isBusy(load, cores)) {
    console.error(
      `The machine is busy (load ${load.toFixed(1)}, ${cores} cores). Try again when it is quiet.`,
    );
    return 1;
  }
  const shop = await startShop(PORTS.cached, { TRUSTED_PROXIES: "127.0.0.1,::1" });
  try {
    const goods = await listGoods(shop.origin);
    await measure(shop.origin, goods, { buyers: 1, orders: WARM_UP });
    const levels: Level[] = [];
    for (const level of LEVELS) levels.push(await measure(shop.origin, goods, level));
    const date = formatDate(new Date());
    const results: FlowResults = { date, cores, load, levels };
    mkdirSync(inProject("bench/results"), { recursive: true });
    writeFileSync(inProject(RESULTS), `${JSON.stringify(results, null, 2)}\n`);
    const [before = ""] = readFileSync(inProject(DOCUMENT), "utf8").split(TITLE);
    writeFileSync(inProject(DOCUMENT), before + flowSection());
    console.log(flowSection());
    return 0;
  } finally {
    await shop.stop();
  }
}

async function measure(
  origin: string,
  goods: Goods,
  { buyers, orders }: { buyers: number; orders: number },
): Promise<Level> {
  const times: number[] = [];
  let left = orders;
  const started = performance.now();
  const buyer = async () => {
    while (left > 0) {
      left -= 1;
      times.push(await placeOne(origin, goods));
    }
  };
  await Promise.all(Array.from({ length: buyers }, buyer));
  const perSecond = orders / ((performance.now() - started) / 1000);
  return { buyers, orders, perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** What was measured last, for the document that `npm run bench` writes; nothing where it never was. */
export function flowSection(): string {
  let kept: FlowResults;
  try {
    kept = JSON.parse(readFileSync(inProject(RESULTS), "utf8"));
  } catch {
    return "";
  }
  const rows = kept.levels.map(({ buyers, orders, perSecond, p50, p99 }) => [
    String(buyers),
    String(orders),
    perSecond.toFixed(1),
    `${p50.toFixed(0)} ms`,
    `${p99.toFixed(0)} ms`,
  ]);
  const machine = isBusy(kept.load, kept.cores)
    ? ` The machine was busy with other work (load ${kept.load.toFixed(1)}).`
    : "";
  return `${TITLE}
Measured by \`npm run bench -- --flow\` on ${kept.date}: a guest puts something into a new cart, begins the checkout, gives an address, chooses shipping, delivery and online bank, and places the order; seven calls over HTTP, the order and its payment written down, goods held.${machine}

${markdownTable({ head: ["buyers at once", "orders", "orders/s", "p50 of a purchase", "p99"], rows })}
`;
}
