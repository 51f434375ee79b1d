import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "#database/connect.ts";
import { integerList } from "#database/integer-list.ts";
import { couriers } from "#features/delivery/server/delivery.tables.ts";

/** Returns which of these records are in one of these states. */
export async function selectIdsInStates(
  db: Queryable,
  table: PgTable,
  { ids, statuses }: { ids: readonly number[]; statuses: readonly string[] },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number | string }>(sql`
    select id from ${table}
    where id = any(${integerList(ids)}::bigint[]) and status = any(${sql.param([...statuses])}::text[])`);
  return rows.map(({ id }) => Number(id));
}

export const selectCourierNames = (db: Queryable) =>
  db.select({ code: couriers.code, name: couriers.name }).from(couriers);
