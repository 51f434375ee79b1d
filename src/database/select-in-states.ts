import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./connect.ts";
import { integerList } from "./integer-list.ts";

/** A table with the columns `id` and `status`. */
export type StateTable = PgTable;

/** Returns which of these rows are in one of these states. */
export async function selectIdsInStates(
  db: Queryable,
  table: StateTable,
  { ids, statuses }: { ids: readonly number[]; statuses: readonly string[] },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number | string }>(sql`
    select id from ${table}
    where id = any(${integerList(ids)}::bigint[]) and status = any(${sql.param([...statuses])}::text[])`);
  return rows.map(({ id }) => Number(id));
}
