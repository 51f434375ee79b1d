import type { Transaction } from "#database/connect.ts";
import { auditLog } from "./audit.tables.ts";

export type AuditNote = {
  /** Null: the command line. */
  actorId: number | null;
  action: string;
  /** What it was done to, such as `customer:17`. Never a name. */
  subject: string;
  details?: Record<string, unknown>;
};

/** Product notes §9: every change by staff is in the audit log, in the transaction that makes it. */
export async function writeAuditNote(tx: Transaction, note: AuditNote): Promise<void> {
  await tx.insert(auditLog).values(note);
}
