import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { auditLog, recordVersions } from "./audit.tables.ts";
import { auditActorName } from "./audit-actor.ts";

/** What staff did to one record, oldest first, limited to these actions. */
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

const SHOWN_VERSIONS = 30;

/** One record before and after each of its changes, newest first. */
export function selectVersionsOf(db: Queryable, subject: string) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      who: auditActorName,
      before: recordVersions.before,
      after: recordVersions.after,
    })
    .from(auditLog)
    .innerJoin(recordVersions, eq(recordVersions.auditId, auditLog.id))
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.id))
    .limit(SHOWN_VERSIONS);
}
