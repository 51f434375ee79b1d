import {
  GRID_COLUMNS,
  type GridCells,
  type GridColumn,
  readCell,
} from "../../domain/staff-goods/grid-cells.ts";
import type { GridDraft } from "../../domain/staff-goods/grid-draft.ts";
import type { GridChanges, GridValues } from "../../domain/staff-goods/price-grid.ts";
import type { GridRowView } from "../../price-grid/staff-calls.ts";
import type { StaffTaxonomy } from "../../staff-calls.ts";

export type SentRow = {
  id: number;
  seen: Pick<GridRowView, "price" | "old_price" | "cost" | "stock" | "flag_ids">;
  changes: GridChanges;
};
export type UnreadCells = ReadonlyMap<number, ReadonlySet<GridColumn>>;

export type SentRows = {
  sent: readonly SentRow[];
  unread: UnreadCells;
  /** How many edited rows the present list does not show. */
  elsewhere: number;
};

/** The most rows that one call may have. */
const AT_ONCE = 200;

export const inChunks = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, at) =>
    items.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );

/** Turns what was typed into rows for the server, and lists the cells that cannot be read. */
export function readSentRows(
  rows: readonly GridRowView[],
  { edits, seen: known }: GridDraft,
  flags: StaffTaxonomy["flags"],
): SentRows {
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
const cellsOf = (cells: GridCells): [GridColumn, string][] =>
  GRID_COLUMNS.flatMap((column): [GridColumn, string][] => {
    const text = cells[column];
    return text === undefined ? [] : [[column, text]];
  });
