import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { lockWaitingImport } from "../ingestion/imports.repository.ts";

export type ApplyImportData = { source: string; keepMissing: boolean };
export type ApplyImportDeps = {
  db: Database;
  /** Becomes a job of the same transaction. */
  enqueueImport: (tx: Transaction, data: ApplyImportData, format: number) => Promise<unknown>;
};

/** Has an import applied that was read to its end; false where none waits. */
export async function applyWaitingImport(
  { db, enqueueImport }: ApplyImportDeps,
  { actor, source, keepMissing }: ApplyImportData & { actor: StaffActor },
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const format = await lockWaitingImport(tx, source);
    if (!format) return false;
    await enqueueImport(tx, { source, keepMissing }, format);
    const details = { keep_missing: keepMissing };
    const subject = `import:${source}`;
    await writeAuditNote(tx, { actor, action: "imports.apply", subject, details });
    return true;
  });
}
