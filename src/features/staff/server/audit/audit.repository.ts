import { and, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { auditLog, recordVersions } from "#platform/audit/audit.tables.ts";

const PAGE = 50;

type AuditFilter = {
  /** The last id of the page before. */
  before?: number | undefined;
  actorId?: number | undefined;
  /** A record and its parts. */
  records?: readonly string[] | undefined;
  action?: string | undefined;
};

const { id, email, firstName, lastName } = customers;
const actor = { id, email, firstName, lastName };
const where = <Value>(value: Value | undefined, condition: (value: Value) => SQL) =>
  value === undefined ? undefined : condition(value);

/** Reads one row more than is shown, to know whether there are others. */
export async function selectAudit(db: Queryable, filter: AuditFilter) {
  const rows = await db
    .select({ row: auditLog, actor })
    .from(auditLog)
    .leftJoin(customers, eq(customers.id, auditLog.actorId))
    .where(
      and(
        where(filter.before, (last) => lt(auditLog.id, last)),
        where(filter.actorId, (one) => eq(auditLog.actorId, one)),
        where(filter.records, (some) => inArray(auditLog.subject, [...some])),
        where(filter.action, (one) => eq(auditLog.action, one)),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(PAGE + 1);
  return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

/** Jumps from one action to the next in the index: there are few actions but many rows. */
export async function selectAuditActions(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive seen as (
      (select action from ${auditLog} order by action limit 1)
      union all
      select (select log.action from ${auditLog} log where log.action > seen.action
        order by log.action limit 1) from seen where seen.action is not null
    ) select action from seen where action is not null`);
  return rows.map(({ action }) => action);
}

export async function selectVersions(
  db: Queryable,
  records: readonly string[],
  before: number | undefined,
) {
  const rows = await db
    .select({ version: recordVersions, audit: auditLog, actor })
    .from(recordVersions)
    .innerJoin(auditLog, eq(auditLog.id, recordVersions.auditId))
    .leftJoin(customers, eq(customers.id, auditLog.actorId))
    .where(
      and(
        inArray(recordVersions.record, [...records]),
        where(before, (last) => lt(recordVersions.id, last)),
      ),
    )
    .orderBy(desc(recordVersions.id))
    .limit(PAGE + 1);
  return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

export async function blankVersionsOf(tx: Transaction, customerId: number): Promise<void> {
  await tx
    .update(recordVersions)
    .set({ before: null, after: null })
    .where(eq(recordVersions.customerId, customerId));
}
