import type { Transaction } from "#database/connect.ts";
import type { StaffActor } from "../auth/require-role.ts";
import { type AuditWay, auditLog, recordVersions } from "./audit.tables.ts";
import type { AuditAction } from "./audit-action.ts";

export type AuditNote = {
  actor: Pick<StaffActor, "id" | "requestId">;
  /** Not needed for staff: `actor` shows the way. */
  way?: AuditWay;
  action: AuditAction;
  /** What it was done to, such as `customer:17`. Never a name. */
  subject: string;
  details?: Record<string, unknown>;
  /** The record before and after: the names of changed fields go into the audit row, both values into a version. */
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
  /** Whose personal data the record is. */
  customerId?: number | undefined;
  /** The time of the action, if it is not now. */
  at?: Date;
};

/** Product notes §9: every change by staff is in the audit log, in the transaction that makes it. */
export const writeAuditNote = (tx: Transaction, note: AuditNote): Promise<void> =>
  writeAuditNotes(tx, [note]);

/** Writes one row per note, in order, with two statements for all of them. */
export async function writeAuditNotes(tx: Transaction, notes: readonly AuditNote[]): Promise<void> {
  if (notes.length === 0) return;
  const rows = await tx.insert(auditLog).values(notes.map(auditRow)).returning({ id: auditLog.id });
  const versions = notes.flatMap(({ subject, before, after, customerId }, at) => {
    const auditId = rows[at]?.id;
    if (auditId === undefined || !(before || after)) return [];
    const version = { auditId, record: subject, customerId: customerId ?? null };
    return [{ ...version, before: before ?? null, after: after ?? null }];
  });
  if (versions.length > 0) await tx.insert(recordVersions).values(versions);
}

const auditRow = ({ actor, way, action, subject, details, before, after, at }: AuditNote) => ({
  ...(at && { at }),
  actorId: actor.id,
  requestId: actor.requestId ?? null,
  way: way ?? (actor.id === null ? ("command" as const) : ("office" as const)),
  action,
  subject,
  fields: changedFields(before, after),
  details: details ?? {},
});

/** For a record that is new or deleted, all fields count as changed. */
export function changedFields(
  before: Record<string, unknown> = {},
  after: Record<string, unknown> = {},
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
