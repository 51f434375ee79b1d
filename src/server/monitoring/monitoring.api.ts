import { MINUTE_MS } from "#core/durations.ts";
import { reportCall } from "#features/sites/contract.ts";
import { type ApiRoute, handleCall } from "#platform/api/api-route.ts";
import type { Monitoring } from "./monitoring.ts";

const MAX_OF_ONE = 30;
const MAX_OF_ALL = 600;

/** Anybody can call: one visitor's endless loop, or somebody's idea of fun, is not passed on. */
export function createReportLimit(now: () => number = Date.now) {
  let counts = new Map<string, number>();
  let all = 0;
  let since = now();
  return (visitor: string): boolean => {
    if (now() - since >= MINUTE_MS) {
      counts = new Map();
      all = 0;
      since = now();
    }
    const own = (counts.get(visitor) ?? 0) + 1;
    if (own > MAX_OF_ONE || all >= MAX_OF_ALL) return false;
    counts.set(visitor, own);
    all += 1;
    return true;
  };
}

/**
 * Browsers report to us, and we report to the collector: so pages ask no other address, whatever was agreed to,
 * and nobody outside learns who the visitor is.
 */
export function monitoringApi(monitoring: Monitoring): ApiRoute[] {
  const mayReport = createReportLimit();
  return [
    handleCall(reportCall, async (report, { site, visitor }) => {
      if (mayReport(await visitor())) monitoring.passOn(report, { site: site.region });
      return { status: true as const };
    }),
  ];
}
