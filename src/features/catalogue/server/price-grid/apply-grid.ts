import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import {
  type GridChanges,
  type GridOutcome,
  type GridValues,
  gridDifference,
  gridOutcome,
  gridUndo,
} from "../../domain/office/price-grid.ts";
import { variantSubject } from "../staff-goods/edit-variant.ts";
import { bulkEditRows, bulkEdits } from "./bulk-edits.tables.ts";
import {
  lockGridValues,
  selectFlagIds,
  selectGridValues,
  writeGridChanges,
} from "./grid.repository.ts";

export type GridEditRow = { id: number; seen: Partial<GridValues>; changes: GridChanges };
export type RowOutcome = { id: number; before: GridValues | null } & GridOutcome;

const UNDONE_AT_ONCE = 200;

/** Nothing is written: each row as it would become now. */
export async function previewGrid(
  db: Database,
  rows: readonly GridEditRow[],
): Promise<RowOutcome[]> {
  const flags = await selectFlagIds(db);
  const current = await selectGridValues(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, seen, changes }) => {
    const values = current.get(id)?.values;
    return { id, before: values ?? null, ...gridOutcome(values, seen, changes, flags) };
  });
}

type Apply = { actor: StaffActor; editId: string; rows: readonly GridEditRow[] };

/**
 * Each row is a transaction of its own, so that one that is refused holds up none. Sent again with the same id,
 * rows that were written are answered as they were.
 */
export async function applyGrid(
  db: Database,
  { actor, editId, rows }: Apply,
): Promise<Result<RowOutcome[]>> {
  const [edit] = await db.select().from(bulkEdits).where(eq(bulkEdits.id, editId));
  if (edit && edit.actorId !== actor.id) return fail("errors.not_found");
  const flags = await selectFlagIds(db);
  const outcomes: RowOutcome[] = [];
  for (const row of rows) outcomes.push(await applyRow(db, { actor, editId, row, flags }));
  return succeed(outcomes);
}

type OneRow = {
  actor: StaffActor;
  editId: string;
  row: GridEditRow;
  flags: ReadonlySet<number>;
};

function applyRow(db: Database, { actor, editId, row, flags }: OneRow): Promise<RowOutcome> {
  const { id, seen, changes } = row;
  return inTransaction(db, async (tx): Promise<RowOutcome> => {
    const stored = await lockGridValues(tx, id);
    if (!stored) return { id, before: null, problem: "gone" };
    const before = stored.values;
    const [written] = await tx
      .select()
      .from(bulkEditRows)
      .where(and(eq(bulkEditRows.bulkEditId, editId), eq(bulkEditRows.variantId, id)));
    if (written) {
      return {
        id,
        before: { ...before, ...written.before },
        after: { ...before, ...written.after },
      };
    }
    const outcome = gridOutcome(before, seen, changes, flags);
    if ("problem" in outcome) return { id, before, ...outcome };
    await writeGridChanges(tx, stored, changes);
    // What was owed takes of what comes in, so that it is read anew.
    const after = (await selectGridValues(tx, [id])).get(id)?.values ?? outcome.after;
    const difference = gridDifference(before, after);
    // With the first row that is written, so that nothing is left behind of what was refused whole.
    await tx.insert(bulkEdits).values({ id: editId, actorId: actor.id }).onConflictDoNothing();
    await tx.insert(bulkEditRows).values({ bulkEditId: editId, variantId: id, ...difference });
    await writeAuditNote(tx, {
      actor,
      action: "variants.bulk_edit",
      subject: variantSubject(id),
      details: { bulk_edit: editId },
      ...difference,
    });
    return { id, before, after };
  });
}

type Undo = { actor: StaffActor; editId: string; after: number; now: Date };
type Undone = { restored: number; kept: number[]; next: number | null };

/** Some at a time, in order of their ids: what somebody changed since stays as it is, and is named. */
export async function undoGrid(
  db: Database,
  { actor, editId, after, now }: Undo,
): Promise<Result<Undone>> {
  const [edit] = await db.select().from(bulkEdits).where(eq(bulkEdits.id, editId));
  if (edit?.actorId !== actor.id) return fail("errors.not_found");
  const rows = await db
    .select()
    .from(bulkEditRows)
    .where(
      and(
        eq(bulkEditRows.bulkEditId, editId),
        isNull(bulkEditRows.undoneAt),
        gt(bulkEditRows.variantId, after),
      ),
    )
    .orderBy(asc(bulkEditRows.variantId))
    .limit(UNDONE_AT_ONCE);
  const kept: number[] = [];
  for (const row of rows) {
    if (!(await undoRow(db, { actor, now, row }))) kept.push(row.variantId);
  }
  const last = rows.at(-1);
  const next = rows.length === UNDONE_AT_ONCE && last ? last.variantId : null;
  return succeed({ restored: rows.length - kept.length, kept, next });
}

type UndoRow = { actor: StaffActor; now: Date; row: typeof bulkEditRows.$inferSelect };

function undoRow(db: Database, { actor, now, row }: UndoRow): Promise<boolean> {
  const of = and(
    eq(bulkEditRows.bulkEditId, row.bulkEditId),
    eq(bulkEditRows.variantId, row.variantId),
    isNull(bulkEditRows.undoneAt),
  );
  return inTransaction(db, async (tx) => {
    const stored = await lockGridValues(tx, row.variantId);
    const changes = gridUndo(stored?.values, row);
    if (!stored || !changes) return false;
    // Two who undo the same at once do so once.
    const undone = await tx
      .update(bulkEditRows)
      .set({ undoneAt: now })
      .where(of)
      .returning({ id: bulkEditRows.variantId });
    if (undone.length === 0) return true;
    await writeGridChanges(tx, stored, changes);
    await writeAuditNote(tx, {
      actor,
      action: "variants.bulk_undo",
      subject: variantSubject(row.variantId),
      details: { bulk_edit: row.bulkEditId },
      before: row.after,
      after: row.before,
    });
    return true;
  });
}
