import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Records } from "#features/records/server/records.ts";
import { writeAuditNotes } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { gridUndo } from "../../domain/staff-goods/price-grid.ts";
import { variantSubject } from "../staff-goods/edit-variant.ts";
import {
  type EditedRow,
  markUndone,
  selectBulkEdit,
  selectEditedRows,
  selectOpenRows,
} from "./bulk-edits.repository.ts";
import {
  type GridWrite,
  lockGridValues,
  type StoredValues,
  setStoredFlags,
  writeGridChanges,
} from "./grid.repository.ts";
import { GRID_RUN } from "./grid-run-names.ts";

const UNDONE_AT_ONCE = 200;

export type UndoGridDeps = { db: Database } & Pick<Records, "markRunUndone">;
type Undo = { actor: StaffActor; editId: string; after: number; now: Date };
type Undone = { restored: number; kept: number[]; next: number | null };

/** Undoes some rows per call, in order of ids: rows that somebody changed since are kept and returned. */
export async function undoGrid(
  { db, markRunUndone }: UndoGridDeps,
  undo: Undo,
): Promise<Result<Undone>> {
  const { actor, editId, after } = undo;
  const edit = await selectBulkEdit(db, editId);
  if (actor.id === null || edit?.actorId !== actor.id) return fail("errors.not_found");
  const ownerId = actor.id;
  return succeed(
    await inTransaction(db, async (tx) => {
      const { next, ...locked } = await lockOpenRows(tx, editId, after);
      const undone = await undoRows(tx, undo, locked);
      // Locked after the variants, in the same order as in saving.
      if (next === null) await markRunUndone(tx, { id: editId, kind: GRID_RUN, ownerId });
      return { ...undone, next };
    }),
  );
}

type LockedRows = { rows: readonly EditedRow[]; stored: Map<number, StoredValues> };

/** Another request may undo the same edit: only rows that are still open after locking are restored here. */
async function lockOpenRows(
  tx: Transaction,
  editId: string,
  after: number,
): Promise<LockedRows & { next: number | null }> {
  const found = await selectOpenRows(tx, editId, { after, limit: UNDONE_AT_ONCE });
  const ids = found.map(({ variantId }) => variantId);
  const stored = await lockGridValues(tx, ids);
  const edited = await selectEditedRows(tx, editId, ids);
  const open = new Set(edited.flatMap((row) => (row.undoneAt === null ? [row.variantId] : [])));
  return {
    rows: found.filter(({ variantId }) => open.has(variantId)),
    stored,
    next: (found.length === UNDONE_AT_ONCE && ids.at(-1)) || null,
  };
}

type Restored = GridWrite & { row: EditedRow };

/** Rows in `kept` stay as they are. */
async function undoRows(
  tx: Transaction,
  undo: Undo,
  { rows, stored }: LockedRows,
): Promise<Pick<Undone, "restored" | "kept">> {
  const kept: number[] = [];
  const writes: Restored[] = [];
  for (const row of rows) {
    const current = stored.get(row.variantId);
    const changes = gridUndo(current?.values, row);
    if (!current || !changes) {
      kept.push(row.variantId);
      continue;
    }
    // The values after restoring; stock itself changes by the difference.
    const after = { ...current.values, ...row.before };
    writes.push({ row, stored: current, changes, after });
    if (changes.flag_ids) setStoredFlags(stored, current.productId, changes.flag_ids);
  }
  return { restored: await restore(tx, undo, writes), kept };
}

/** Returns how many rows it restored. */
async function restore(
  tx: Transaction,
  { actor, editId, now }: Undo,
  writes: readonly Restored[],
): Promise<number> {
  if (writes.length === 0) return 0;
  const variantIds = writes.map(({ row }) => row.variantId);
  const isUndone = await markUndone(tx, editId, { variantIds, now });
  const restored = writes.filter(({ row }) => isUndone.has(row.variantId));
  await writeGridChanges(tx, restored);
  await writeAuditNotes(
    tx,
    restored.map(({ row }) => ({
      actor,
      action: "variants.bulk_undo",
      subject: variantSubject(row.variantId),
      details: { bulk_edit: editId },
      before: row.after,
      after: row.before,
    })),
  );
  return restored.length;
}
