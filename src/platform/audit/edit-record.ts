import { and, arrayOverlaps, desc, eq } from "drizzle-orm";
import { type Edit, mergeEdit } from "#core/edit.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { auditLog } from "./audit.tables.ts";
import { auditActorName } from "./audit-actor.ts";
import { type AuditNote, writeAuditNote } from "./write-audit-note.ts";

type RecordEdit<Fields extends object> = Pick<
  AuditNote,
  "actor" | "action" | "subject" | "details"
> & {
  /** The values read under the caller's lock. */
  current: Fields;
  edit: Edit<Fields>;
  /** Gets only the fields that differ; it is not called if none do. */
  write: (changes: Partial<Fields>) => Promise<unknown>;
  /** Whose personal data the record is. */
  customerId?: number | undefined;
};

/**
 * The only way for staff to change fields of a record. It never overwrites what somebody else changed since the form
 * was loaded: then it returns both values and writes nothing. Otherwise the change, its audit row and its version are
 * one transaction.
 */
export async function editRecord<Fields extends object>(
  tx: Transaction,
  { actor, action, subject, details, current, edit, write, customerId }: RecordEdit<Fields>,
): Promise<Result<Fields>> {
  const { changes, conflicts } = mergeEdit(current, edit);
  if (conflicts.length > 0) {
    const names = conflicts.map(({ field }) => field);
    const saved = await selectLastSave(tx, subject, names);
    return {
      ...fail("office.errors.changed_meanwhile"),
      conflict: { fields: conflicts, by: saved?.by ?? null, at: saved?.at.toISOString() ?? null },
    };
  }
  const names = Object.keys(changes);
  if (names.length === 0) return succeed(current);
  await write(changes);
  const after = { ...current, ...changes };
  const only = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
  await writeAuditNote(tx, {
    actor,
    action,
    subject,
    ...(details && { details }),
    before: only(current),
    after: only(after),
    customerId,
  });
  return succeed(after);
}

/** Who last changed one of these fields. */
async function selectLastSave(tx: Transaction, subject: string, fields: string[]) {
  const [row] = await tx
    .select({ at: auditLog.at, by: auditActorName })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), arrayOverlaps(auditLog.fields, fields)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row;
}
