import { reportCall } from "#features/sites/contract.ts";
import { type ApiRoute, handleCall } from "#platform/api/api-route.ts";
import type { Monitoring } from "./monitoring.ts";
import { createReportLimit } from "./report-limit.ts";

/**
 * Browsers tell us, and we tell the collector: so pages ask no other address, whatever was agreed to,
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
