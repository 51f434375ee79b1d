import { useEffect, useMemo, useState } from "react";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { GRID_COLUMNS, type GridColumn, readCell } from "../../domain/staff-goods/grid-cells.ts";
import type { GridDraft } from "../../domain/staff-goods/grid-draft.ts";
import type { GridChanges, GridValues } from "../../domain/staff-goods/price-grid.ts";
import {
  type GridOutcomeView,
  type GridRowView,
  previewGridCall,
} from "../../price-grid/staff-calls.ts";
import type { StaffTaxonomy } from "../../staff-calls.ts";

export type SentRow = {
  id: number;
  seen: Pick<GridRowView, "price" | "old_price" | "cost" | "stock" | "flag_ids">;
  changes: GridChanges;
};
export type UnreadCells = ReadonlyMap<number, ReadonlySet<GridColumn>>;
export type GridPreviewState = {
  sent: readonly SentRow[];
  unread: UnreadCells;
  /** How many rows were typed into that this list does not show. */
  elsewhere: number;
  outcomes: ReadonlyMap<number, GridOutcomeView>;
  isAway: boolean;
};

const AT_ONCE = 200;
const WAIT_MS = 250;

export const inChunks = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, at) =>
    items.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );

/** What was typed, as the server is asked about it, and which cells nobody can read. */
function readEdits(
  rows: readonly GridRowView[],
  { edits, seen: known }: GridDraft,
  flags: StaffTaxonomy["flags"],
): Pick<GridPreviewState, "sent" | "unread" | "elsewhere"> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const unread = new Map<number, Set<GridColumn>>();
  const sent: SentRow[] = [];
  for (const [id, cells] of edits) {
    const row = byId.get(id);
    if (!row) continue;
    const { price, old_price, cost, stock, flag_ids } = row;
    const seen = { price, old_price, cost, stock, flag_ids, ...listsOf(known.get(id)) };
    let changes: GridChanges = {};
    for (const [column, text] of cellsOf(cells)) {
      const read = readCell(column, text, seen, flags);
      if (read) changes = { ...changes, ...read };
      else unread.set(id, (unread.get(id) ?? new Set()).add(column));
    }
    if (Object.keys(changes).length > 0) sent.push({ id, seen, changes });
  }
  const elsewhere = [...edits.keys()].filter((id) => !byId.has(id)).length;
  return { sent, unread, elsewhere };
}

const listsOf = (seen: Partial<GridValues> = {}) => {
  const { flag_ids: flagIds, ...others } = seen;
  return { ...others, ...(flagIds ? { flag_ids: [...flagIds] } : {}) };
};
const cellsOf = (cells: Partial<Record<GridColumn, string>>): [GridColumn, string][] =>
  GRID_COLUMNS.flatMap((column): [GridColumn, string][] => {
    const text = cells[column];
    return text === undefined ? [] : [[column, text]];
  });

/** Asked a moment after the last key, so that a pasted block is one question. */
export function useGridPreview(
  rows: readonly GridRowView[],
  draft: GridDraft,
  flags: StaffTaxonomy["flags"],
): GridPreviewState {
  const read = useMemo(() => readEdits(rows, draft, flags), [rows, draft, flags]);
  const { sent } = read;
  const [answer, setAnswer] = useState<Pick<GridPreviewState, "outcomes" | "isAway">>({
    outcomes: new Map(),
    isAway: false,
  });
  useEffect(() => {
    let isLate = false;
    const ask = async () => {
      const outcomes = new Map<number, GridOutcomeView>();
      for (const some of inChunks(sent)) {
        const { rows: answered } = await callApi(previewGridCall, { rows: some });
        for (const outcome of answered) outcomes.set(outcome.id, outcome);
      }
      if (!isLate) setAnswer({ outcomes, isAway: false });
    };
    const timer = setTimeout(() => {
      ask().catch((error: unknown) => {
        if (!(error instanceof CallFailed)) throw error;
        if (!isLate) setAnswer({ outcomes: new Map(), isAway: true });
      });
    }, WAIT_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [sent]);
  return { ...read, ...answer };
}
