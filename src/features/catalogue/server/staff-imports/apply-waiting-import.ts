import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { findImport, IMPORT_FORMAT, lockImport } from "../ingestion/imports.repository.ts";

export type ApplyImportData = { source: string; stagingId: string; keepMissing: boolean };
type ApplyInput = Omit<ApplyImportData, "stagingId"> & {
  actor: StaffActor;
  /** The staging that the user looked at; without it, the present one. */
  stagingId: string | undefined;
};
export type ApplyImportDeps = {
  db: Database;
  /** Enqueues the job in the same transaction. */
  enqueueImport: (tx: Transaction, data: ApplyImportData, format: number) => Promise<unknown>;
};

/** Starts a job to apply a completely read import; false if there is none, or not the one that the user looked at. */
export async function applyWaitingImport(
  { db, enqueueImport }: ApplyImportDeps,
  { actor, source, keepMissing, stagingId: seen }: ApplyInput,
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    await lockImport(tx, source);
    const { stagingId, format } = (await findImport(tx, source)) ?? {};
    if (!stagingId || !format || (seen && seen !== stagingId)) return false;
    // Rows of older formats too: workers that only know those formats ignore the job's `stagingId`.
    const data = { source, keepMissing, stagingId };
    await enqueueImport(tx, data, Math.max(format, IMPORT_FORMAT));
    const details = { keep_missing: keepMissing, staging: stagingId };
    const subject = `import:${source}`;
    await writeAuditNote(tx, { actor, action: "imports.apply", subject, details });
    return true;
  });
}
