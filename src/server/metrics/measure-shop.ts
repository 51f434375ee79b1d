import type pg from "pg";
import type { MeasuredGauge, Metrics } from "#platform/metrics/metrics.ts";
import { recentValue } from "./recent-value.ts";

/** A metric is read from the database at most this often, however many clients ask. */
const READ_EVERY_MS = 10_000;

/** Measures the database connections of this process. */
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

/** Metrics that features read from the database; while it is down, these are left out and the others still reported. */
export function measureShop(metrics: Metrics, gauges: readonly MeasuredGauge[]): void {
  for (const gauge of gauges) {
    const read = recentValue(READ_EVERY_MS, async () => gauge.read());
    metrics.addGauge({ ...gauge, read: () => read().catch(() => []) });
  }
}
