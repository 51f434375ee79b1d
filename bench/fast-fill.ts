import type pg from "pg";
import { forEachInParallel } from "#core/for-each-in-parallel.ts";

const PER_FILL = 500_000;
/** One for each core of the usual machine. */
const AT_ONCE = 2;

/** Settings for a server that is only filled: its data may be lost in a crash, and indexes are built in memory. */
export const FILLING = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "8GB",
  checkpoint_timeout: "30min",
  autovacuum: "off",
  shared_buffers: "1GB",
  maintenance_work_mem: "1GB",
  max_parallel_maintenance_workers: "2",
};

/** `next` inserts the rows of a range of numbers; several ranges run at the same time. */
export async function fill(
  name: string,
  all: number,
  next: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  const starts = Array.from({ length: Math.ceil(all / PER_FILL) }, (_, at) => at * PER_FILL + 1);
  let done = 0;
  await forEachInParallel(starts, AT_ONCE, async (from) => {
    const to = Math.min(all, from + PER_FILL - 1);
    await next(from, to);
    done += to - from + 1;
    console.log(`${name}: ${done} of ${all}`);
  });
}

type Dropped = { drop: string; make: string };

/**
 * Fills tables without their indexes and foreign keys and recreates those at the end,
 * because maintaining them per row would take hours. Primary keys stay, since others
 * reference them. If the process is interrupted, the data folder must be removed.
 */
export async function fillWithoutIndexes(
  pool: pg.Pool,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await pool.query<Dropped>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make,
       case contype when 'f' then 2 else 1 end as turn
     from pg_constraint where conrelid = any ($1::regclass[]) and contype in ('f', 'u')
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 1
     from pg_index where indrelid = any ($1::regclass[])
       and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
     order by turn`,
    [tables],
  );
  await runAll(
    pool,
    rows.map(({ drop }) => drop),
  );
  try {
    await work();
  } finally {
    await runAll(
      pool,
      rows.map(({ make }) => make),
    );
  }
  await pool.query(`vacuum analyze ${tables.join(", ")}`);
}

async function runAll(pool: pg.Pool, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await logTime(statement, () => pool.query(statement));
}

export async function logTime(name: string, work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  console.log(`${((performance.now() - began) / 1000).toFixed(0)} s: ${name}`);
}
