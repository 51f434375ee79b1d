import type { Report } from "#core/monitoring/report.ts";
import { reportRequest } from "#features/sites/requests.ts";
import { callApi } from "#platform/client/call-api.ts";

/** Nobody waits for it, and a failure to tell of failures is told to nobody. */
export function sendReport(report: Report): void {
  void callApi(reportRequest, report).catch(() => undefined);
}
