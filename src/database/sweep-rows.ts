import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Queryable } from "./connect.ts";

type Sweep<Table extends PgTable> = {
  table: Table;
  /** Rows are visited in the order of this column, which must have its own index. */
  by: PgColumn;
  /** Where to stop: a condition on that column only, so that the index scan ends there. */
  upTo?: SQL | undefined;
  /** Which of the visited rows to sweep; without it, all of them. */
  where?: SQL | undefined;
  /** Updates the rows, so that `where` no longer matches, instead of deleting them. */
  set?: PgUpdateSetSource<Table> | undefined;
};

/** The signal ends a sweep early; the next sweep does the rest. */
export type SweepOptions = { signal?: AbortSignal | undefined };

const FIRST_BATCH = 500;
const SMALLEST_BATCH = 50;
const LARGEST_BATCH = 5000;
/**
 * The batch size adapts to keep each statement between these, far below a second even if the disk is slow for a
 * moment.
 */
const QUICK_MS = 50;
const SLOW_MS = 200;

type Cursor = { value: string; isDone: boolean };
type Batch = { visited: number; changed: number; last: string | null };

/**
 * Deletes or updates any number of rows in batches, each a statement and transaction of its own. A batch continues
 * where the last one ended, because from the start it would scan all the deleted rows that are not vacuumed yet.
 * Locked rows are left for the next sweep. Returns how many rows were swept.
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
    // If a full batch of equal values has nothing to sweep, the cursor moves past that value.
    cursor = { value: last, isDone: changed === 0 && last === cursor?.value };
    limit = nextLimit(limit, performance.now() - began);
  }
  return swept;
}

function nextLimit(limit: number, ms: number): number {
  if (ms > SLOW_MS) return Math.max(SMALLEST_BATCH, Math.floor(limit / 2));
  return ms < QUICK_MS ? Math.min(LARGEST_BATCH, limit * 2) : limit;
}

/** The conditions are checked again when rows are locked, since a row may have changed after the visit. */
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
