import { useEffect, useMemo, useState } from "react";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { type GridColumn, type GridEdits, readCell } from "../../domain/staff-goods/grid-cells.ts";
import type { GridChanges } from "../../domain/staff-goods/price-grid.ts";
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
  edits: GridEdits,
  flags: StaffTaxonomy["flags"],
): { sent: SentRow[]; unread: UnreadCells } {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const unread = new Map<number, Set<GridColumn>>();
  const sent: SentRow[] = [];
  for (const [id, cells] of edits) {
    const row = byId.get(id);
    if (!row) continue;
    const { price, old_price, cost, stock, flag_ids } = row;
    let changes: GridChanges = {};
    for (const [column, text] of cellsOf(cells)) {
      const read = readCell(column, text, row, flags);
      if (read) changes = { ...changes, ...read };
      else unread.set(id, (unread.get(id) ?? new Set()).add(column));
    }
    const seen = { price, old_price, cost, stock, flag_ids };
    if (Object.keys(changes).length > 0) sent.push({ id, seen, changes });
  }
  return { sent, unread };
}

const COLUMNS: readonly GridColumn[] = ["price", "old_price", "cost", "stock", "flags"];
const cellsOf = (cells: Partial<Record<GridColumn, string>>): [GridColumn, string][] =>
  COLUMNS.flatMap((column): [GridColumn, string][] => {
    const text = cells[column];
    return text === undefined ? [] : [[column, text]];
  });

/** Asked a moment after the last key, so that a pasted block is one question. */
export function useGridPreview(
  rows: readonly GridRowView[],
  edits: GridEdits,
  flags: StaffTaxonomy["flags"],
): GridPreviewState {
  const { sent, unread } = useMemo(() => readEdits(rows, edits, flags), [rows, edits, flags]);
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
  return { sent, unread, ...answer };
}
