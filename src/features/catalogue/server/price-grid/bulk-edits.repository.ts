import { and, asc, eq, exists, gt, inArray, isNull, lt, notExists } from "drizzle-orm";
import { DAY_MS } from "#core/durations.ts";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { bulkEditRows, bulkEdits } from "./bulk-edits.tables.ts";

/** How long a bulk edit can be undone; its changes stay in the version history of each record. */
const UNDO_DAYS = 90;

/** Deletes rows first: a cascade from their edit would delete any number of them in one statement. */
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

export async function selectBulkEdit(db: Queryable, id: string) {
  const [edit] = await db.select().from(bulkEdits).where(eq(bulkEdits.id, id));
  return edit;
}

export type EditedRow = typeof bulkEditRows.$inferSelect;

const isOpen = (editId: string) =>
  and(eq(bulkEditRows.bulkEditId, editId), isNull(bulkEditRows.undoneAt));

/** Rows that are not undone yet, in order of their variants. */
export const selectOpenRows = (
  db: Queryable,
  editId: string,
  { after, limit }: { after: number; limit: number },
): Promise<EditedRow[]> =>
  db
    .select()
    .from(bulkEditRows)
    .where(and(isOpen(editId), gt(bulkEditRows.variantId, after)))
    .orderBy(asc(bulkEditRows.variantId))
    .limit(limit);

/** Returns which of them were not undone before: two users who undo the same edit at once do so only once. */
export async function markUndone(
  tx: Transaction,
  editId: string,
  { variantIds, now }: { variantIds: readonly number[]; now: Date },
): Promise<Set<number>> {
  const undone = await tx
    .update(bulkEditRows)
    .set({ undoneAt: now })
    .where(and(isOpen(editId), inArray(bulkEditRows.variantId, [...variantIds])))
    .returning({ id: bulkEditRows.variantId });
  return new Set(undone.map(({ id }) => id));
}

export const selectEditedRows = (
  db: Queryable,
  editId: string,
  variantIds: readonly number[],
): Promise<EditedRow[]> =>
  db
    .select()
    .from(bulkEditRows)
    .where(
      and(eq(bulkEditRows.bulkEditId, editId), inArray(bulkEditRows.variantId, [...variantIds])),
    );

type NewRow = Omit<typeof bulkEditRows.$inferInsert, "bulkEditId">;

/** The edit is inserted with its first rows, so that a completely refused edit leaves nothing behind. */
export async function insertEditedRows(
  tx: Transaction,
  { id, actorId }: typeof bulkEdits.$inferInsert,
  rows: readonly NewRow[],
): Promise<void> {
  await tx.insert(bulkEdits).values({ id, actorId }).onConflictDoNothing();
  await tx.insert(bulkEditRows).values(rows.map((row) => ({ bulkEditId: id, ...row })));
}
