import type { Report } from "#core/monitoring/report.ts";
import { reportCall } from "#features/sites/contract.ts";
import { callApi } from "#platform/client/call-api.ts";

/** Nobody waits for it, and a failure to tell of failures is told to nobody. */
export function sendReport(report: Report): void {
  void callApi(reportCall, report).catch(() => undefined);
}
