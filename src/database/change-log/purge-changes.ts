import { lt, sql } from "drizzle-orm";
import { changes } from "#platform/caches/changes.tables.ts";
import type { Queryable } from "../connect.ts";
import { type SweepOptions, sweepRows } from "../sweep-rows.ts";

/**
 * Every connected reader has long read these rows; a reader that was away longer assumes that everything changed
 * (`change-log-reader.ts`).
 */
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
