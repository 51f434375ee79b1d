import type { Transaction } from "#database/connect.ts";
import { type AuditNote, insertAuditNote } from "./staff/staff.repository.ts";

/** Product notes §9: every change by staff is in the audit log, in the transaction that makes it. */
export function writeAuditNote(tx: Transaction, note: AuditNote): Promise<void> {
  return insertAuditNote(tx, note);
}
