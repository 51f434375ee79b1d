import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import os from "node:os";
import { utcDay } from "#core/dates.ts";
import { createMetrics, type Metrics } from "#platform/metrics/metrics.ts";
import { pageKey } from "#server/pages/page-key.ts";
import { allPacked } from "./cached-pages.ts";
import { saveResults } from "./document.ts";
import { type MetricsResults, MOST_SHARE, metricsSection, metricsShare } from "./metrics-report.ts";
import { costOf } from "./process-usage.ts";
import { ACCEPT_ENCODING, PAGES } from "./settings.ts";
import { openShopInMemory } from "./shop-in-memory.ts";
import { median } from "./statistics.ts";

const ROUNDS = 61;
const WARM_UP_ROUNDS = 10;
const PAGES_A_ROUND = 5000;
const HOST = "localhost";
const PAGE = PAGES[0].path;
const SCRAPES = 50;

/** `npm run bench -- --metrics`: measures what counting adds to a cached page, and what Prometheus costs a node. */
export async function runMetrics(): Promise<number> {
  const [load = 0] = os.loadavg();
  const { metrics, setCounting } = switchedMetrics();
  metrics.watchProcess();
  const shop = await openShopInMemory({}, { metrics });
  try {
    await keepPage(shop);
    const costs = { counted: [] as number[], uncounted: [] as number[] };
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      for (const way of ["counted", "uncounted"] as const) {
        setCounting(way === "counted");
        const { cpuMs } = await costOf(() => readPages(shop));
        if (round >= 0) costs[way].push((1000 * cpuMs) / PAGES_A_ROUND);
      }
    }
    const results: MetricsResults = {
      date: utcDay(new Date()),
      load,
      counted: median(costs.counted),
      uncounted: median(costs.uncounted),
      scrapeMs: await cpuOfScrapes(metrics),
    };
    console.log(metricsSection(results));
    saveResults("metrics", results);
    return metricsShare(results) < MOST_SHARE ? 0 : 1;
  } finally {
    await shop.close();
  }
}

type Shop = Awaited<ReturnType<typeof openShopInMemory>>;

/** Calls the handler as Node would, without a real connection. */
function readCachedPage({ answerFromCache }: Shop): boolean {
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  request.url = PAGE;
  request.headers = { host: HOST, "accept-encoding": ACCEPT_ENCODING };
  return answerFromCache(request, new ServerResponse(request));
}

async function keepPage(shop: Shop): Promise<void> {
  const site = shop.services.sites.registry.byHost(HOST);
  await (await shop.ask(PAGE, HOST)).arrayBuffer();
  await allPacked(shop, [pageKey({ site, target: PAGE, cookieHeader: "" }) ?? ""]);
}

async function readPages(shop: Shop): Promise<void> {
  for (let at = 0; at < PAGES_A_ROUND; at += 1) {
    if (!readCachedPage(shop)) throw new Error(`${PAGE} is no longer kept`);
  }
}

/** Can switch off everything that is counted for a page request; the other metrics stay. */
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

async function cpuOfScrapes(metrics: Metrics): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < SCRAPES; at += 1) times.push((await costOf(() => metrics.read())).cpuMs);
  return median(times);
}
