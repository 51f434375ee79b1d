import { and, type Column, getTableName, type SQL, sql, type Table } from "drizzle-orm";
import type { Queryable } from "./connect.ts";
import { findPage } from "./find-page.ts";
import { PLANNED_EACH_TIME } from "./prepared-statements.ts";

type NewestQuery = {
  from: Table;
  /** A condition with an index of its own. */
  where: SQL;
  /** A further condition that this index does not contain, such as the site. */
  within?: SQL | undefined;
  id: SQL | Column;
  limit: number;
};

/** From this estimate on the newest rows are tried first, because an index on the filter would collect every match. */
const COMMON_ROWS = 5000;
/** If a filter matches 5,000 of a million rows, about ten of the newest 2,000 match it. */
const NEWEST_ROWS = 2000;

const PLANNED = sql.raw(PLANNED_EACH_TIME);

/** The newest rows that match a filter, for callers that need no total. */
export async function findNewest(db: Queryable, query: NewestQuery): Promise<number[]> {
  return (await findPage(db, { ...query, where: and(query.where, query.within) })).ids;
}

/**
 * Like `findNewest`, for filters that may match tens of thousands of rows. PostgreSQL must be able to estimate how many:
 * `create statistics` on the filter's expression.
 */
export async function findNewestOfMany(db: Queryable, query: NewestQuery): Promise<number[]> {
  if ((await estimateRows(db, query)) >= COMMON_ROWS) {
    const ids = await findAmongNewest(db, query);
    if (ids.length === query.limit) return ids;
  }
  return findNewest(db, query);
}

async function estimateRows(db: Queryable, { from, where }: NewestQuery): Promise<number> {
  const { rows } = await db.execute<{ "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }>(
    sql`${PLANNED} explain (format json) select from ${from} where ${where}`,
  );
  return rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
}

async function findAmongNewest(
  db: Queryable,
  { from, where, within, id, limit }: NewestQuery,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    ${PLANNED} select (${id})::float8 as id
    from (select * from ${from} where ${within ?? sql`true`} order by ${id} desc limit ${NEWEST_ROWS})
      as ${sql.identifier(getTableName(from))}
    where ${where} order by ${id} desc limit ${limit}`);
  return rows.map((row) => row.id);
}
