import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import os from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { utcDay } from "#core/dates.ts";
import { createMetrics, type Metrics } from "#platform/metrics/metrics.ts";
import { saveResults } from "./document.ts";
import { type MetricsResults, MOST_SHARE, metricsSection, metricsShare } from "./metrics-report.ts";
import { ACCEPT_ENCODING, PAGES } from "./settings.ts";
import { openShopInMemory } from "./shop-in-memory.ts";
import { median } from "./statistics.ts";

const ROUNDS = 61;
const WARM_UP_ROUNDS = 10;
const PAGES_A_ROUND = 5000;
const POLL_MS = 20;
const PATIENCE_MS = 60_000;
const SCRAPES = 50;

/** `npm run bench -- --metrics`: what counting adds to a cached page, and what Prometheus asks of a node. */
export async function runMetrics(): Promise<number> {
  const [load = 0] = os.loadavg();
  const { metrics, setCounting } = switchedMetrics();
  metrics.watchProcess();
  const shop = await openShopInMemory({}, { metrics });
  try {
    await untilCached(shop);
    const costs = { counted: [] as number[], uncounted: [] as number[] };
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      for (const way of ["counted", "uncounted"] as const) {
        setCounting(way === "counted");
        const microseconds = (await cpuOf(() => readPages(shop))) / PAGES_A_ROUND;
        if (round >= 0) costs[way].push(microseconds);
      }
    }
    const results: MetricsResults = {
      date: utcDay(new Date()),
      load,
      counted: median(costs.counted),
      uncounted: median(costs.uncounted),
      scrapeMs: (await cpuOfScrapes(metrics)) / 1000,
    };
    console.log(metricsSection(results));
    saveResults("metrics", results);
    return metricsShare(results) < MOST_SHARE ? 0 : 1;
  } finally {
    await shop.close();
  }
}

type Shop = Awaited<ReturnType<typeof openShopInMemory>>;

/** As Node hands a request on, but from nobody. */
function readCachedPage({ answerFromCache }: Shop): boolean {
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  request.url = PAGES[0].path;
  request.headers = { host: "localhost", "accept-encoding": ACCEPT_ENCODING };
  return answerFromCache(request, new ServerResponse(request));
}

/** A page is packed after its first answer, and kept once it is. */
async function untilCached(shop: Shop): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!readCachedPage(shop)) {
    if (Date.now() > deadline) throw new Error(`${PAGES[0].path} is not kept`);
    await (await shop.ask(PAGES[0].path)).arrayBuffer();
    await wait(POLL_MS);
  }
}

async function readPages(shop: Shop): Promise<void> {
  for (let at = 0; at < PAGES_A_ROUND; at += 1) {
    if (!readCachedPage(shop)) throw new Error(`${PAGES[0].path} is no longer kept`);
  }
}

/** Of everything that a request for a page counts; the rest is as it is. */
function switchedMetrics() {
  const counting = createMetrics();
  let isCounting = true;
  const metrics: Metrics = {
    ...counting,
    countRequest: (...given) => (isCounting ? counting.countRequest(...given) : undefined),
    countCached: (...given) => (isCounting ? counting.countCached(...given) : undefined),
  };
  const setCounting = (is: boolean) => {
    isCounting = is;
  };
  return { metrics, setCounting };
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

async function cpuOfScrapes(metrics: Metrics): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < SCRAPES; at += 1) times.push(await cpuOf(() => metrics.read()));
  return median(times);
}
