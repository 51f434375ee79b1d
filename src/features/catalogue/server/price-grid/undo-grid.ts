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
  selectOpenRows,
} from "./bulk-edits.repository.ts";
import {
  type GridWrite,
  lockGridValues,
  setStoredFlags,
  writeGridChanges,
} from "./grid.repository.ts";
import { GRID_RUN } from "./grid-run-names.ts";

const UNDONE_AT_ONCE = 200;

export type UndoGridDeps = { db: Database } & Pick<Records, "markRunUndone">;
type Undo = { actor: StaffActor; editId: string; after: number; now: Date };
type Undone = { restored: number; kept: number[]; next: number | null };

/** Some at a time, in order of their ids: what somebody changed since stays as it is, and is named. */
export async function undoGrid(
  { db, markRunUndone }: UndoGridDeps,
  undo: Undo,
): Promise<Result<Undone>> {
  const { actor, editId, after } = undo;
  const edit = await selectBulkEdit(db, editId);
  if (actor.id === null || edit?.actorId !== actor.id) return fail("errors.not_found");
  const ownerId = actor.id;
  const rows = await selectOpenRows(db, editId, { after, limit: UNDONE_AT_ONCE });
  const last = rows.at(-1);
  const next = rows.length === UNDONE_AT_ONCE && last ? last.variantId : null;
  const kept = await inTransaction(db, async (tx) => {
    if (next === null) await markRunUndone(tx, { id: editId, kind: GRID_RUN, ownerId });
    return undoRows(tx, undo, rows);
  });
  return succeed({ restored: rows.length - kept.length, kept, next });
}

type Restored = GridWrite & { row: EditedRow };

/** Answers with those that stay as they are. */
async function undoRows(
  tx: Transaction,
  undo: Undo,
  rows: readonly EditedRow[],
): Promise<number[]> {
  const stored = await lockGridValues(
    tx,
    rows.map(({ variantId }) => variantId),
  );
  const kept: number[] = [];
  const writes: Restored[] = [];
  for (const row of rows) {
    const current = stored.get(row.variantId);
    const changes = gridUndo(current?.values, row);
    if (!current || !changes) {
      kept.push(row.variantId);
      continue;
    }
    // Stock goes back by its difference.
    const after = { ...current.values, ...row.before };
    writes.push({ row, stored: current, changes, after });
    if (changes.flag_ids) setStoredFlags(stored, current.productId, changes.flag_ids);
  }
  await restore(tx, undo, writes);
  return kept;
}

async function restore(
  tx: Transaction,
  { actor, editId, now }: Undo,
  writes: readonly Restored[],
): Promise<void> {
  if (writes.length === 0) return;
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
}
