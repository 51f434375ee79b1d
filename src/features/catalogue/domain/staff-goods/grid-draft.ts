import { isRecord, pick } from "#core/record.ts";
import { GRID_COLUMNS, type GridColumn, type GridEdits } from "./grid-cells.ts";
import type { GridValues } from "./price-grid.ts";

/** What stood in a row when its cells were typed: what somebody saved since is not overwritten unseen. */
type GridSeen = ReadonlyMap<number, Partial<GridValues>>;

export type GridDraft = {
  edits: GridEdits;
  seen: GridSeen;
  /** Under which it is being saved: after a lost connection the same again is written once. */
  editId?: string | undefined;
};

export const NO_DRAFT: GridDraft = { edits: new Map(), seen: new Map() };

const FIELD_OF = {
  price: "price",
  old_price: "old_price",
  cost: "cost",
  stock: "stock",
  flags: "flag_ids",
} as const satisfies Record<GridColumn, keyof GridValues>;

/** A cell that is typed anew is typed over what stands there now. */
export function withEdits(
  draft: GridDraft,
  edits: GridEdits,
  rows: readonly (GridValues & { id: number })[],
): GridDraft {
  const shown = new Map(rows.map((row) => [row.id, row]));
  const seen = new Map(draft.seen);
  for (const [id, cells] of edits) {
    const [former, row] = [draft.edits.get(id), shown.get(id)];
    if (former === cells || !row) continue;
    const typed = GRID_COLUMNS.filter((column) => cells[column] !== former?.[column]);
    const fields = typed.map((column) => FIELD_OF[column]);
    seen.set(id, { ...seen.get(id), ...pick<GridValues, keyof GridValues>(row, fields) });
  }
  return { ...draft, edits, seen };
}

/** Cells that are as they were sent are saved; what was typed meanwhile, or could not be read, stays. */
export function withoutSaved(
  draft: GridDraft,
  sent: GridEdits,
  saved: { ids: readonly number[]; unread: ReadonlyMap<number, ReadonlySet<GridColumn>> },
): GridDraft {
  const [edits, seen] = [new Map(draft.edits), new Map(draft.seen)];
  for (const id of saved.ids) {
    const cells = edits.get(id);
    if (!cells) continue;
    const left = GRID_COLUMNS.filter(
      (column) =>
        cells[column] !== undefined &&
        (cells[column] !== sent.get(id)?.[column] || saved.unread.get(id)?.has(column)),
    );
    if (left.length > 0) edits.set(id, pick(cells, left));
    else {
      edits.delete(id);
      seen.delete(id);
    }
  }
  return { ...draft, edits, seen };
}

/** As drafts of records are stored: by variant, with what was seen. */
type StoredDraft = Readonly<Record<string, { seen: unknown; value: unknown }>>;
const EDIT_ID = "edit";

export function toStored({ edits, seen, editId }: GridDraft): StoredDraft {
  const rows = [...edits].map(([id, value]) => [id, { seen: seen.get(id) ?? {}, value }]);
  const id = editId && edits.size > 0 ? { [EDIT_ID]: { seen: null, value: editId } } : {};
  return { ...Object.fromEntries(rows), ...id };
}

export function fromStored(stored: StoredDraft): GridDraft {
  const { [EDIT_ID]: edit, ...rows } = stored;
  const parts = Object.entries(rows).map(([id, part]) => ({ id: Number(id), ...part }));
  return {
    edits: new Map(parts.map(({ id, value }) => [id, readCells(value)])),
    seen: new Map(parts.map(({ id, seen }) => [id, readSeen(seen)])),
    editId: typeof edit?.value === "string" ? edit.value : undefined,
  };
}

const readCells = (value: unknown): Partial<Record<GridColumn, string>> =>
  isRecord(value)
    ? Object.fromEntries(
        GRID_COLUMNS.flatMap((column) => {
          const text = value[column];
          return typeof text === "string" ? [[column, text]] : [];
        }),
      )
    : {};

function readSeen(value: unknown): Partial<GridValues> {
  if (!isRecord(value)) return {};
  const { price, old_price: oldPrice, cost, stock, flag_ids: flagIds } = value;
  const isAmount = (one: unknown) => one === null || typeof one === "number";
  return {
    ...(typeof price === "number" ? { price } : {}),
    ...(isAmount(oldPrice) ? { old_price: oldPrice } : {}),
    ...(isAmount(cost) ? { cost } : {}),
    ...(typeof stock === "number" ? { stock } : {}),
    ...(Array.isArray(flagIds) ? { flag_ids: flagIds.filter((id) => typeof id === "number") } : {}),
  };
}
