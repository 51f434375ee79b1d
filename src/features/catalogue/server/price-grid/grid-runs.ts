import * as z from "zod/mini";
import { DAY_SECONDS } from "#core/durations.ts";
import type { RunKind, RunWork } from "#features/records/server/runs/run-kind.ts";
import { applyGridCall } from "../../price-grid/staff-calls.ts";
import { selectSkus } from "./grid.repository.ts";
import { GRID_RUN, GRID_UNDO_RUN } from "./grid-run-names.ts";
import { type UndoGridDeps, undoGrid } from "./undo-grid.ts";

export type GridRunDeps = UndoGridDeps & { now: () => Date };

const askedToUndo = z.object({ run: z.uuid() });

/** Price grid edits in the list of long-running work: an edit is done with its request, a job undoes it. */
export const gridRuns = (deps: GridRunDeps): RunKind[] => [
  {
    kind: GRID_RUN,
    access: applyGridCall.staff,
    undo: GRID_UNDO_RUN,
    // As long as the edit is listed.
    undoSeconds: DAY_SECONDS,
  },
  { kind: GRID_UNDO_RUN, access: applyGridCall.staff, work: (run) => undoAll(deps, run) },
];

async function undoAll(deps: GridRunDeps, { actor, input, report }: RunWork): Promise<void> {
  const { run: editId } = z.parse(askedToUndo, input);
  for (let after: number | null = 0; after !== null; ) {
    const undone = await undoGrid(deps, { actor, editId, after, now: deps.now() });
    if (!undone.ok) throw new Error(`The edit ${editId} of the grid is not ${actor.id}'s`);
    const { restored, kept, next }: typeof undone.value = undone.value;
    const skus = await selectSkus(deps.db, kept);
    await report(
      restored + kept.length,
      kept.map((id) => ({
        what: skus.get(id) ?? String(id),
        message: "office.grid.problems.changed",
      })),
    );
    after = next;
  }
}
