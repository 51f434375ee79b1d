import { asError } from "#core/errors.ts";
import { ERROR_SHARE, type ErrorReport, isSampled, reportId } from "#core/monitoring/report.ts";
import { redactPersonalData } from "#core/redact-personal-data.ts";
import { currentReplayId, replayError, sendReport } from "./replay.ts";

/** Limits errors per page, so that an error in a loop does not flood the collector. */
const MAX_OF_PAGE = 10;
const known = new Set<string>();

/** Reports half of all errors (SPEC §9), each once; a recorded visit is sent in both cases. */
export function reportError(error: unknown, random = Math.random): void {
  const report = reportOf(error);
  const key = `${report.message} ${report.stack.slice(0, 300)}`;
  if (known.has(key) || known.size >= MAX_OF_PAGE) return;
  known.add(key);
  const isTold = isSampled(ERROR_SHARE, random);
  if (isTold) sendReport({ ...report, replay_id: currentReplayId() });
  replayError(isTold ? [report.id] : []);
}

/** Cut to the lengths that the call accepts, without personal data. */
function reportOf(error: unknown): ErrorReport {
  const known = asError(error);
  return {
    kind: "error",
    id: reportId(),
    type: known.name.slice(0, 100),
    message: redactPersonalData(known.message).slice(0, 1000),
    stack: redactPersonalData(known.stack ?? "").slice(0, 10_000),
    path: location.pathname.slice(0, 500),
  };
}
