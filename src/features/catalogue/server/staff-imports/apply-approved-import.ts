import type { Logger } from "pino";
import type { Database } from "#database/connect.ts";
import { applyImport, type SetAside } from "../ingestion/apply-import.ts";
import { findImport } from "../ingestion/imports.repository.ts";
import type { ApplyImportData } from "./apply-waiting-import.ts";

type ApplyDeps = { db: Database; log: Pick<Logger, "warn">; setAside: SetAside };
/** During a rolling update, a node of an older version may still enqueue jobs that name no staging. */
type ApprovedImport = Omit<ApplyImportData, "stagingId"> & { stagingId?: string };

/** The job: applies the approved list, or does nothing if another list is staged by now. */
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
 * The staged list may be newer than the approval, and no timestamp can tell: rows have the time when their transaction
 * began. The job fails, so that staff see it and approve the list again.
 */
async function refuseUnnamed(db: Database, source: string): Promise<void> {
  if (!(await findImport(db, source))?.format) return;
  throw new Error(`It is not known which list of ${source} was approved: check and apply it again`);
}
