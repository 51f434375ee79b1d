import os from "node:os";
import { utcDay } from "#core/dates.ts";
import { saveResults } from "./document.ts";
import { startReaders } from "./flow/readers.ts";
import { cpuMilliseconds } from "./process-usage.ts";
import { type ServerProcess, startShop } from "./server-process.ts";
import { PORTS } from "./settings.ts";
import { percentile } from "./statistics.ts";
import { LEAST_PER_SECOND, type UncachedResults, uncachedSection } from "./uncached-report.ts";

const SECONDS = 15;
const WARM_UP_SECONDS = 8;
/** Threads for pages; the default is two. */
const { RENDER_WORKERS = "2" } = process.env;

/** `npm run bench -- --uncached`: measures listings that are not cached, read by eight visitors at once. */
export async function runUncached(): Promise<number> {
  const [load = 0] = os.loadavg();
  const shop = await startShop(PORTS.cached, {
    TRUSTED_PROXIES: "127.0.0.1,::1",
    RENDER_WORKERS,
  });
  try {
    await read(shop, WARM_UP_SECONDS);
    const measured = await read(shop, SECONDS);
    const results: UncachedResults = {
      date: utcDay(new Date()),
      cores: os.cpus().length,
      load,
      pageWorkers: Number(RENDER_WORKERS),
      ...measured,
    };
    saveResults("uncached", results);
    console.log(uncachedSection(results));
    return measured.perSecond >= LEAST_PER_SECOND ? 0 : 1;
  } finally {
    await shop.stop();
  }
}

async function read(shop: ServerProcess, seconds: number) {
  const before = cpuMilliseconds(shop.pid) ?? Number.NaN;
  const readers = startReaders(shop.origin);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const { times, perSecond } = await readers.stop();
  const after = cpuMilliseconds(shop.pid) ?? Number.NaN;
  return {
    perSecond,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpuMs: (after - before) / times.length,
  };
}
