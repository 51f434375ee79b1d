import { lt, sql } from "drizzle-orm";
import { changes } from "#platform/caches/changes.tables.ts";
import type { Queryable } from "../connect.ts";
import { type SweepOptions, sweepRows } from "../sweep-rows.ts";

/** Everybody has read it long since; whoever was away for so long takes everything for changed (`change-log-reader.ts`). */
const RETENTION = "1 day";

export const purgeChanges = (db: Queryable, options?: SweepOptions): Promise<number> =>
  sweepRows(
    db,
    {
      table: changes,
      by: changes.notedAt,
      upTo: lt(changes.notedAt, sql`now() - ${RETENTION}::interval`),
    },
    options,
  );
