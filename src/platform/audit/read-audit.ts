import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { auditActors, auditLog } from "./audit.tables.ts";

/** What staff did to one record, the oldest first, of the actions that are asked for. */
export function selectAuditOf(db: Queryable, subject: string, actions: readonly string[]) {
  return db
    .select({
      action: auditLog.action,
      fields: auditLog.fields,
      at: auditLog.at,
      who: sql<
        string | null
      >`nullif(btrim(${auditActors.firstName} || ' ' || ${auditActors.lastName}), '')`,
    })
    .from(auditLog)
    .leftJoin(auditActors, eq(auditActors.id, auditLog.actorId))
    .where(and(eq(auditLog.subject, subject), inArray(auditLog.action, [...actions])))
    .orderBy(asc(auditLog.id));
}
