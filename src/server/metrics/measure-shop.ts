import type pg from "pg";
import type { MeasuredGauge, Metrics } from "#platform/metrics/metrics.ts";
import { recentValue } from "./recent-value.ts";

/** However many ask, and whatever they ask of it. */
const READ_EVERY_MS = 10_000;

/** Connections of this process. */
export function measurePool(metrics: Metrics, pool: pg.Pool): void {
  metrics.addGauge({
    name: "cartage_database_connections",
    help: "Connections to the database that this process holds, and who waits for one",
    labels: ["state"],
    read: () => [
      { labels: { state: "busy" }, value: pool.totalCount - pool.idleCount },
      { labels: { state: "idle" }, value: pool.idleCount },
      { labels: { state: "waiting" }, value: pool.waitingCount },
    ],
  });
}

/** What features measure in the database; a database that is away leaves them out, and the rest is reported. */
export function measureShop(metrics: Metrics, gauges: readonly MeasuredGauge[]): void {
  for (const gauge of gauges) {
    const read = recentValue(READ_EVERY_MS, async () => gauge.read());
    metrics.addGauge({ ...gauge, read: () => read().catch(() => []) });
  }
}
