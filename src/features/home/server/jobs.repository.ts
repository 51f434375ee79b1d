import { sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";

/** The tables belong to the queue (pg-boss): this file only reads them, and the queue itself retries jobs. */
type FailedJob = {
  id: string;
  name: string;
  created_at: string;
  failed_at: string | null;
  tries: number;
  error: string | null;
};

const MOST = 200;

/** Failed jobs without a further automatic retry, newest first. */
export async function selectFailedJobs(db: Queryable): Promise<FailedJob[]> {
  const { rows } = await db.execute<FailedJob>(sql`
    select id::text, name, retry_count + 1 as tries,
      to_char(created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
      to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as failed_at,
      left(coalesce(output ->> 'message', output::text), 500) as error
    from pgboss.job
    where state = 'failed' and name <> 'failed-jobs'
    order by completed_on desc nulls last
    limit ${MOST}`);
  return rows;
}

/** Locks the job's row; undefined if there is none or if it was retried already. */
export async function findFailedJob(
  db: Queryable,
  id: string,
): Promise<{ name: string } | undefined> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from pgboss.job where id = ${id}::uuid and state = 'failed' limit 1 for update`,
  );
  return rows[0];
}

/** Whether the queue's tables exist: the first job creates them. */
export async function hasQueue(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ is_there: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as is_there`,
  );
  return rows[0]?.is_there ?? false;
}
