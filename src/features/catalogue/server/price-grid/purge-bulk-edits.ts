import { and, eq, exists, lt, notExists } from "drizzle-orm";
import { DAY_MS } from "#core/durations.ts";
import type { Database } from "#database/connect.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { bulkEditRows, bulkEdits } from "./bulk-edits.tables.ts";

/** So long an edit of many can be undone; what it changed stays in the versions of each record. */
const UNDO_DAYS = 90;

/** Rows first: with their edit, any number of them would go in one statement. */
export async function purgeBulkEdits(
  db: Database,
  now: Date,
  options?: SweepOptions,
): Promise<void> {
  const isOld = lt(bulkEdits.at, new Date(now.getTime() - UNDO_DAYS * DAY_MS));
  const { bulkEditId } = bulkEditRows;
  const edit = db
    .select({ id: bulkEdits.id })
    .from(bulkEdits)
    .where(and(eq(bulkEdits.id, bulkEditId), isOld));
  await sweepRows(db, { table: bulkEditRows, by: bulkEditId, where: exists(edit) }, options);
  const row = db.select({ bulkEditId }).from(bulkEditRows).where(eq(bulkEditId, bulkEdits.id));
  const where = and(isOld, notExists(row));
  await sweepRows(db, { table: bulkEdits, by: bulkEdits.id, where }, options);
}
