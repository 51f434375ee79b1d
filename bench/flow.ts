import os from "node:os";
import { utcDay } from "#core/dates.ts";
import { saveResults } from "./document.ts";
import { type Goods, listGoods, placeOne } from "./flow-buyer.ts";
import { type FlowResults, flowSection, isBusy, type Level } from "./flow-report.ts";
import { startShop } from "./server-process.ts";
import { PORTS } from "./settings.ts";
import { percentile } from "./statistics.ts";

const LEVELS = [
  { buyers: 1, orders: 40 },
  { buyers: 16, orders: 160 },
];
const WARM_UP = 10;

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
    const date = utcDay(new Date());
    const results: FlowResults = { date, cores, load, levels };
    saveResults("flow", results);
    console.log(flowSection(results));
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
