import { type Column, getTableName, type SQL, sql, type Table } from "drizzle-orm";
import type { Queryable } from "./connect.ts";
import { findPage } from "./find-page.ts";
import { PLANNED_EACH_TIME } from "./prepared-statements.ts";

type NewestQuery = { from: Table; where: SQL | undefined; id: SQL | Column; limit: number };

/** From this estimate on the newest rows are tried first, because an index on the filter would collect every match. */
const COMMON_ROWS = 5000;
/** If a filter matches 5,000 of a million rows, about ten of the newest 2,000 match it. */
const NEWEST_ROWS = 2000;

const PLANNED = sql.raw(PLANNED_EACH_TIME);

/** The newest rows that match a filter, for callers that need no total. */
export async function findNewest(db: Queryable, query: NewestQuery): Promise<number[]> {
  const { limit } = query;
  if ((await estimateRows(db, query)) >= COMMON_ROWS) {
    const ids = await findAmongNewest(db, query);
    if (ids.length === limit) return ids;
  }
  return (await findPage(db, query)).ids;
}

async function estimateRows(db: Queryable, { from, where }: NewestQuery): Promise<number> {
  const { rows } = await db.execute<{ "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }>(
    sql`${PLANNED} explain (format json) select from ${from} where ${where ?? sql`true`}`,
  );
  return rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
}

async function findAmongNewest(
  db: Queryable,
  { from, where, id, limit }: NewestQuery,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    ${PLANNED} select (${id})::float8 as id
    from (select * from ${from} order by ${id} desc limit ${NEWEST_ROWS}) as ${sql.identifier(getTableName(from))}
    where ${where ?? sql`true`} order by ${id} desc limit ${limit}`);
  return rows.map((row) => row.id);
}
