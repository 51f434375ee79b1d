import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Records } from "#features/records/server/records.ts";
import { writeAuditNotes } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import {
  type GridChanges,
  type GridOutcome,
  type GridValues,
  gridDifference,
  gridOutcome,
  isSameChange,
} from "../../domain/staff-goods/price-grid.ts";
import { variantSubject } from "../staff-goods/edit-variant.ts";
import {
  type EditedRow,
  insertEditedRows,
  selectBulkEdit,
  selectEditedRows,
} from "./bulk-edits.repository.ts";
import {
  type GridWrite,
  lockGridValues,
  type StoredValues,
  selectFlagIds,
  selectGridValues,
  setStoredFlags,
  writeGridChanges,
} from "./grid.repository.ts";
import { GRID_RUN } from "./grid-run-names.ts";

type GridEditRow = { id: number; seen: Partial<GridValues>; changes: GridChanges };
export type RowOutcome = { id: number; before: GridValues | null } & GridOutcome;

/** Writes nothing: returns what each row would become now. */
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

export type ApplyGridDeps = { db: Database } & Pick<Records, "addDoneRun">;
type Apply = { actor: StaffActor; editId: string; rows: readonly GridEditRow[] };

/**
 * Writes all rows in one transaction of a few statements; a refused row does not stop the others. On a retry with the
 * same edit id, written rows return their former outcome if the request is the same and they were not undone.
 */
export async function applyGrid(
  { db, addDoneRun }: ApplyGridDeps,
  apply: Apply,
): Promise<Result<RowOutcome[]>> {
  const { actor, editId } = apply;
  const edit = await selectBulkEdit(db, editId);
  if (edit && edit.actorId !== actor.id) return fail("errors.not_found");
  const flags = await selectFlagIds(db);
  return succeed(
    await inTransaction(db, async (tx) => {
      const { outcomes, written } = await applyRows(tx, apply, flags);
      if (written > 0) {
        await addDoneRun(tx, { id: editId, actor, kind: GRID_RUN, done: written });
      }
      return outcomes;
    }),
  );
}

async function applyRows(
  tx: Transaction,
  apply: Apply,
  flags: ReadonlySet<number>,
): Promise<{ outcomes: RowOutcome[]; written: number }> {
  const { actor, editId, rows } = apply;
  const stored = await lockGridValues(
    tx,
    rows.map(({ id }) => id),
  );
  const outcomes = await selectWritten(tx, apply, stored);
  const writes: GridWrite[] = [];
  for (const { id, seen, changes } of rows) {
    if (outcomes.has(id)) continue;
    const row = stored.get(id);
    const outcome = gridOutcome(row?.values, seen, changes, flags);
    outcomes.set(id, { id, before: row?.values ?? null, ...outcome });
    if (!row || "problem" in outcome) continue;
    writes.push({ stored: row, changes, after: outcome.after });
    if (changes.flag_ids) setStoredFlags(stored, row.productId, changes.flag_ids);
  }
  for (const outcome of await writeRows(tx, { actor, editId, writes })) {
    outcomes.set(outcome.id, outcome);
  }
  return { outcomes: rows.flatMap(({ id }) => outcomes.get(id) ?? []), written: writes.length };
}

/** The outcomes of an earlier attempt of the same edit. */
async function selectWritten(
  tx: Transaction,
  { editId, rows }: Apply,
  stored: ReadonlyMap<number, StoredValues>,
): Promise<Map<number, RowOutcome>> {
  const edited = await selectEditedRows(tx, editId, [...stored.keys()]);
  const byId = new Map(edited.map((row) => [row.variantId, row]));
  return new Map(
    rows.flatMap(({ id, changes }) => {
      const [row, current] = [byId.get(id), stored.get(id)?.values];
      return row && current ? [[id, outcomeOfWritten(row, current, changes)]] : [];
    }),
  );
}

/** A retry with other values is refused: reporting success would lose them, writing them would move stock twice. */
function outcomeOfWritten(
  { variantId: id, before, after, changes: written, undoneAt }: EditedRow,
  current: GridValues,
  changes: GridChanges,
): RowOutcome {
  if (undoneAt !== null || !written || !isSameChange(written, changes)) {
    return { id, before: current, problem: "changed" };
  }
  return { id, before: { ...current, ...before }, after: { ...current, ...after } };
}

type Writes = { actor: StaffActor; editId: string; writes: readonly GridWrite[] };

async function writeRows(tx: Transaction, { actor, editId, writes }: Writes) {
  if (writes.length === 0) return [];
  await writeGridChanges(tx, writes);
  // Added pieces are first used for owed ones, so the stock is read again.
  const current = await selectGridValues(
    tx,
    writes.map(({ stored }) => stored.id),
  );
  const written = writes.map(({ stored: { id, values: before }, after: planned, changes }) => {
    const after = { ...planned, stock: current.get(id)?.values.stock ?? planned.stock };
    return { id, before, after, changes, difference: gridDifference(before, after) };
  });
  await insertEditedRows(
    tx,
    { id: editId, actorId: actor.id },
    written.map(({ id, changes, difference }) => ({ variantId: id, changes, ...difference })),
  );
  await writeAuditNotes(
    tx,
    written.map(({ id, difference }) => ({
      actor,
      action: "variants.bulk_edit",
      subject: variantSubject(id),
      details: { bulk_edit: editId },
      ...difference,
    })),
  );
  return written.map(({ id, before, after }) => ({ id, before, after }));
}
