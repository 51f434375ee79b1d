import { sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";

/**
 * Whether the source's staged rows were approved and a job is still to apply them. It queries the job queue, so that a
 * job that failed for good does not block the source. A job of an older version names no staging, so it may be for any.
 */
export async function isApplyPending(db: Queryable, source: string): Promise<boolean> {
  const { rows: tables } = await db.execute(sql`select to_regclass('pgboss.job') as found`);
  if (!tables[0]?.found) return false;
  const { rows } = await db.execute(sql`
    select from imports
    join pgboss.job on job.name like 'apply-import%' and job.state < 'completed'
      and job.data ->> 'source' = imports.source
      and coalesce(job.data ->> 'stagingId', staging_id::text) = staging_id::text
    where imports.source = ${source} and not is_finished
    limit 1`);
  return rows.length > 0;
}
