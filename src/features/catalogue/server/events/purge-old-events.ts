import { lt, sql } from "drizzle-orm";
import type { Database } from "#database/connect.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { searchEvents } from "./search-events.tables.ts";

/** Deletes old events only: popularity has its own table and is kept. */
export async function purgeOldEvents(
  db: Database,
  retentionDays: number,
  options?: SweepOptions,
): Promise<void> {
  const upTo = lt(searchEvents.happenedAt, sql`now() - make_interval(days => ${retentionDays})`);
  await sweepRows(db, { table: searchEvents, by: searchEvents.happenedAt, upTo }, options);
}
