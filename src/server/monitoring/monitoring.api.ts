import { MINUTE_MS } from "#core/durations.ts";
import { reportCall } from "#features/sites/contract.ts";
import { type ApiRoute, handleCall } from "#platform/api/api-route.ts";
import type { Monitoring } from "./monitoring.ts";

const MAX_OF_ONE = 30;
const MAX_OF_ALL = 600;

/** Anybody can make this call, so reports from endless loops or jokers are limited for each visitor and in total. */
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
 * Browsers report to the shop, and the shop to the collector. So pages contact no other address, whatever the consent,
 * and the collector does not learn who the visitor is.
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
