import type { Logger } from "pino";
import type { Database } from "#database/connect.ts";
import { applyImport, type SetAside } from "../ingestion/apply-import.ts";
import { findImport } from "../ingestion/imports.repository.ts";
import type { ApplyImportData } from "./apply-waiting-import.ts";

type ApplyDeps = { db: Database; log: Pick<Logger, "warn">; setAside: SetAside };
/** While nodes are replaced, one of before still enqueues jobs that name no staging. */
type ApprovedImport = Omit<ApplyImportData, "stagingId"> & { stagingId?: string };

/** What a job does: applies the list that somebody approved, or nothing where that is not what waits any more. */
export async function applyApprovedImport(
  { db, log, setAside }: ApplyDeps,
  { source, keepMissing, stagingId }: ApprovedImport,
): Promise<void> {
  if (stagingId === undefined) return await refuseUnnamed(db, source);
  const approved = { source, stagingId, keepMissing, setAside, onProgress: () => {} };
  const { isOther } = await applyImport(db, approved);
  if (isOther) log.warn({ source, stagingId }, "import not applied: another list took its turn");
}

/**
 * What waits may have been staged since, and times of rows are those of when their transactions began, so that none
 * says it for sure. The job fails and so becomes a task; whoever approved the list approves it once more.
 */
async function refuseUnnamed(db: Database, source: string): Promise<void> {
  if (!(await findImport(db, source))?.format) return;
  throw new Error(`It is not known which list of ${source} was approved: check and apply it again`);
}
