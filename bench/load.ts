import autocannon from "autocannon";
import { cpuMilliseconds } from "./process-usage.ts";
import type { ServerProcess } from "./server-process.ts";
import { ACCEPT_ENCODING, type Pace } from "./settings.ts";
import { median, percentile } from "./statistics.ts";

export type Load = { perSecond: number; p50: number; p99: number; cpuMs: number | undefined };

/** Requests one page over many connections at once for a while. */
export async function loadOnce(shop: ServerProcess, path: string, pace: Pace): Promise<Load> {
  const latencies: number[] = [];
  const cpuBefore = cpuMilliseconds(shop.pid);
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: shop.origin + path,
        connections: pace.connections,
        duration: pace.loadSeconds,
        headers: { "accept-encoding": ACCEPT_ENCODING },
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
    run.on("response", (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  });
  const cpuAfter = cpuMilliseconds(shop.pid);
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} requests of ${path} failed`);
  const { total } = result.requests;
  return {
    perSecond: total / result.duration,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    cpuMs:
      cpuBefore === undefined || cpuAfter === undefined
        ? undefined
        : (cpuAfter - cpuBefore) / total,
  };
}

export function medianLoad(loads: readonly Load[]): Load {
  const of = (pick: (load: Load) => number) => median(loads.map(pick));
  const cpu = loads.flatMap(({ cpuMs }) => cpuMs ?? []);
  return {
    perSecond: of((load) => load.perSecond),
    p50: of((load) => load.p50),
    p99: of((load) => load.p99),
    cpuMs: cpu.length > 0 ? median(cpu) : undefined,
  };
}
