import { sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";

/** Tables of the queue (pg-boss) are its own: they are only read here, and a job is tried again by its own means. */
type FailedJob = {
  id: string;
  name: string;
  created_at: string;
  failed_at: string | null;
  tries: number;
  error: string | null;
};

const MOST = 200;

/** Those that are not tried again by themselves, the newest first. */
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

/** Under its lock; undefined where it is not there, or was tried again already. */
export async function findFailedJob(
  db: Queryable,
  id: string,
): Promise<{ name: string } | undefined> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from pgboss.job where id = ${id}::uuid and state = 'failed' limit 1 for update`,
  );
  return rows[0];
}

/** Whether the queue's tables are there: they are made when the first job is asked for. */
export async function hasQueue(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ is_there: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as is_there`,
  );
  return rows[0]?.is_there ?? false;
}
