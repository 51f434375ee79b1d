import { and, asc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { auditLog } from "./audit.tables.ts";
import { auditActorName } from "./audit-actor.ts";

/** What staff did to one record, the oldest first, of the actions that are asked for. */
export function selectAuditOf(db: Queryable, subject: string, actions: readonly string[]) {
  return db
    .select({
      action: auditLog.action,
      fields: auditLog.fields,
      at: auditLog.at,
      who: auditActorName,
    })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), inArray(auditLog.action, [...actions])))
    .orderBy(asc(auditLog.id));
}
