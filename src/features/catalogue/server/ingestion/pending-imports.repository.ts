import { sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";

/**
 * Whether somebody approved what waits of the source, and a job is still to apply it. The queue itself is asked, so that
 * one that failed for good stands in nobody's way. A job of a node of before names no staging: it may be any.
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
