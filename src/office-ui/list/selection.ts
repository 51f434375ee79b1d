export type RowId = string;

/** The selected rows; `all` means every row of the filter, also rows that were never loaded. */
export type Selection = {
  ids: ReadonlySet<RowId>;
  all: boolean;
  /** Where a range selection begins. */
  anchor: RowId | undefined;
};

export const NOTHING_SELECTED: Selection = { ids: new Set(), all: false, anchor: undefined };

export function toggleRow({ ids }: Selection, id: RowId): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, all: false, anchor: id };
}

export const untickRows = ({ ids }: Selection, done: readonly RowId[]): Selection => ({
  ids: new Set([...ids].filter((id) => !done.includes(id))),
  all: false,
  anchor: undefined,
});

/** Selects from the last toggled row to this one; without such a row, toggles this row alone. */
export function selectRange(selection: Selection, id: RowId, order: readonly RowId[]): Selection {
  const from = selection.anchor === undefined ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return toggleRow(selection, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...selection.ids, ...range]), all: false, anchor: id };
}

export const selectRows = (order: readonly RowId[]): Selection => ({
  ids: new Set(order),
  all: false,
  anchor: undefined,
});

export const selectEverything = (order: readonly RowId[]): Selection => ({
  ...selectRows(order),
  all: true,
});

/** What the checkbox in the table's header shows. */
export function headState({ ids }: Selection, order: readonly RowId[]): "none" | "some" | "all" {
  if (ids.size === 0) return "none";
  return order.every((id) => ids.has(id)) ? "all" : "some";
}

/** The row that J or K moves to; the first row if none is current. */
export function nextRow(
  order: readonly RowId[],
  current: RowId | undefined,
  step: 1 | -1,
): RowId | undefined {
  const at = current === undefined ? -1 : order.indexOf(current);
  if (at < 0) return order[0];
  return order[Math.min(order.length - 1, Math.max(0, at + step))];
}
