import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import {
  applyGridCall,
  listGridCall,
  previewGridCall,
  undoGridCall,
} from "../price-grid/staff-calls.ts";
import {
  type ApplyGridDeps,
  applyGrid,
  previewGrid,
  type RowOutcome,
} from "./price-grid/apply-grid.ts";
import { listGrid } from "./price-grid/list-grid.ts";
import { type UndoGridDeps, undoGrid } from "./price-grid/undo-grid.ts";
import type { ListGoodsDeps } from "./staff-goods/list-staff-products.ts";

const refuse = refuseWith();
const done = { status: true as const };

const describeRows = (rows: readonly RowOutcome[]) => ({
  ...done,
  rows: rows.map((row) => ({
    id: row.id,
    before: row.before && withList(row.before),
    after: "after" in row ? withList(row.after) : null,
    problem: "problem" in row ? row.problem : null,
  })),
});
const withList = <Values extends { flag_ids: readonly number[] }>(values: Values) => ({
  ...values,
  flag_ids: [...values.flag_ids],
});

export type PriceGridDeps = ListGoodsDeps & ApplyGridDeps & UndoGridDeps & { now: () => Date };

export function priceGridStaffApi(deps: PriceGridDeps): StaffRoute[] {
  const { db, now } = deps;
  return [
    handleStaffCall(listGridCall, (input, { site }) => listGrid(deps, input, site)),
    handleStaffCall(previewGridCall, async ({ rows }) => describeRows(await previewGrid(db, rows))),
    handleStaffCall(applyGridCall, async ({ id: editId, rows }, request) => {
      const applied = await applyGrid(deps, { actor: request.actor, editId, rows });
      return applied.ok ? describeRows(applied.value) : refuse(request, applied);
    }),
    handleStaffCall(undoGridCall, async ({ id: editId, after = 0 }, request) => {
      const undone = await undoGrid(deps, { actor: request.actor, editId, after, now: now() });
      return undone.ok ? { ...done, ...undone.value } : refuse(request, undone);
    }),
  ];
}
