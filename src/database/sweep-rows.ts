import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Queryable } from "./connect.ts";

type Sweep<Table extends PgTable> = {
  table: Table;
  /** Rows are visited in the order of this column, which has an index of its own. */
  by: PgColumn;
  /** How far: a condition on that column alone, so that the index ends the visit. */
  upTo?: SQL | undefined;
  /** Which of the visited ones are meant; without it all of them. */
  where?: SQL | undefined;
  /** They are changed so that `where` no longer holds, instead of deleted. */
  set?: PgUpdateSetSource<Table> | undefined;
};

/** What ends a sweep before all is done; the rest is left for the next one. */
export type SweepOptions = { signal?: AbortSignal | undefined };

const FIRST_BATCH = 500;
const SMALLEST_BATCH = 50;
const LARGEST_BATCH = 5000;
/** Statements are kept between these, far below a second also where the disk is slow for a moment. */
const QUICK_MS = 50;
const SLOW_MS = 200;

type Cursor = { value: string; isDone: boolean };
type Batch = { visited: number; changed: number; last: string | null };

/**
 * Deletes or changes however many rows in batches, each a statement and a transaction of its own. A batch begins
 * where the one before ended: from the start it would wade through all that is deleted and not vacuumed yet. Rows
 * that somebody else holds are left for the next time. Answers how many were swept.
 */
export async function sweepRows<Table extends PgTable>(
  db: Queryable,
  sweep: Sweep<Table>,
  { signal }: SweepOptions = {},
): Promise<number> {
  let limit = FIRST_BATCH;
  let cursor: Cursor | undefined;
  let swept = 0;
  while (!signal?.aborted) {
    const began = performance.now();
    const { visited, changed, last } = await sweepBatch(db, sweep, cursor, limit);
    swept += changed;
    if (visited < limit || last === null) break;
    // Where many rows share a value and none of them is meant, it is passed by.
    cursor = { value: last, isDone: changed === 0 && last === cursor?.value };
    limit = nextLimit(limit, performance.now() - began);
  }
  return swept;
}

function nextLimit(limit: number, ms: number): number {
  if (ms > SLOW_MS) return Math.max(SMALLEST_BATCH, Math.floor(limit / 2));
  return ms < QUICK_MS ? Math.min(LARGEST_BATCH, limit * 2) : limit;
}

/** What is locked and changed is looked at again, since a row may have changed after it was visited. */
async function sweepBatch<Table extends PgTable>(
  db: Queryable,
  { table, by, upTo = sql`true`, where = sql`true`, set }: Sweep<Table>,
  cursor: Cursor | undefined,
  limit: number,
): Promise<Batch> {
  const from = cursor
    ? sql`${by} ${sql.raw(cursor.isDone ? ">" : ">=")} ${cursor.value}`
    : sql`true`;
  const isLocked = sql`${table}.ctid = any (array(select place from locked))`;
  const one = { one: sql`1` };
  const change = set
    ? db.update(table).set(set).where(isLocked).returning(one)
    : db.delete(table).where(isLocked).returning(one);
  const { rows } = await db.execute<Batch>(sql`
    with visited as materialized (
      select ${table}.ctid as place, ${by} as position, (${where}) as meant from ${table}
      where ${from} and (${upTo}) order by ${by} limit ${limit}
    ), locked as materialized (
      select ${table}.ctid as place from ${table}
      where ${table}.ctid = any (array(select place from visited where meant)) and (${upTo}) and (${where})
      for update skip locked
    ), changed as (
      ${change.getSQL()}
    )
    select (select count(*) from visited)::integer as visited,
      (select count(*) from changed)::integer as changed,
      (select position::text from visited order by position desc limit 1) as last`);
  const [batch] = rows;
  if (!batch) throw new Error("A sweep answered nothing");
  return batch;
}
