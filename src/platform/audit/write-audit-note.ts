import type { Transaction } from "#database/connect.ts";
import type { StaffActor } from "../auth/require-role.ts";
import { type AuditWay, auditLog, recordVersions } from "./audit.tables.ts";

export type AuditNote = {
  actor: Pick<StaffActor, "id" | "requestId">;
  /** Where staff act, this is known by who they are. */
  way?: AuditWay;
  action: string;
  /** What it was done to, such as `customer:17`. Never a name. */
  subject: string;
  details?: Record<string, unknown>;
  /** The record as it was and as it is: its fields that differ are named, and both are kept as a version. */
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
  /** Whose personal data the record is. */
  customerId?: number | undefined;
};

/** Product notes §9: every change by staff is in the audit log, in the transaction that makes it. */
export async function writeAuditNote(tx: Transaction, note: AuditNote): Promise<void> {
  const { actor, subject, before, after, customerId } = note;
  const [row] = await tx
    .insert(auditLog)
    .values({
      actorId: actor.id,
      requestId: actor.requestId ?? null,
      way: note.way ?? (actor.id === null ? "command" : "office"),
      action: note.action,
      subject,
      fields: changedFields(before, after),
      details: note.details ?? {},
    })
    .returning({ id: auditLog.id });
  if (row && (before || after)) {
    const version = { auditId: row.id, record: subject, customerId: customerId ?? null };
    await tx
      .insert(recordVersions)
      .values({ ...version, before: before ?? null, after: after ?? null });
  }
}

/** A record that is new or gone has changed in all of its fields. */
export function changedFields(
  before: Record<string, unknown> = {},
  after: Record<string, unknown> = {},
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
