import { multiplyCents, toCents, toDecimal } from "#core/money.ts";
import { readNumber } from "#core/read-number.ts";
import type { GridChanges, GridValues } from "./price-grid.ts";

export const GRID_COLUMNS = ["price", "old_price", "cost", "stock", "flags"] as const;
export type GridColumn = (typeof GRID_COLUMNS)[number];

export type GridCells = Readonly<Partial<Record<GridColumn, string>>>;
/** Typed texts by variant and column, exactly as typed, so that mistakes can be corrected. */
export type GridEdits = ReadonlyMap<number, GridCells>;

type Flags = readonly { id: number; slug: string }[];

/** The change that a typed text means; undefined if it cannot be read. */
export function readCell(
  column: GridColumn,
  text: string,
  row: Pick<GridValues, "stock">,
  flags: Flags,
): GridChanges | undefined {
  const typed = text.trim();
  if (column === "flags") return readFlags(typed, flags);
  if (column === "stock") return readStock(typed, row.stock);
  if (typed === "" || typed === "–" || typed === "-") {
    return column === "price" ? undefined : { [column]: null };
  }
  const amount = readNumber(typed, "price");
  return Number.isNaN(amount) ? undefined : { [column]: toDecimal(toCents(amount)) };
}

/** `+5` and `-2` are differences; a plain number becomes the difference to the stock that was shown. */
function readStock(typed: string, seen: number): GridChanges | undefined {
  const isDifference = /^[+\-−]/.test(typed);
  const number = Number(typed.replace("−", "-").replace(/[\s  ]/g, ""));
  if (typed === "" || !Number.isSafeInteger(number)) return undefined;
  return { stock_change: isDifference ? number : number - seen };
}

function readFlags(typed: string, flags: Flags): GridChanges | undefined {
  const slugs = typed
    .split(/[,;]/)
    .map((slug) => slug.trim())
    .filter(Boolean);
  const ids = slugs.map((slug) => flags.find((flag) => flag.slug === slug)?.id);
  const known = ids.filter((id) => id !== undefined);
  return known.length < ids.length ? undefined : { flag_ids: known };
}

type CellPosition = { row: number; column: number };

/** Pastes a block of a spreadsheet, starting at a cell; what lies outside the grid is ignored. */
export function pasteInto(
  edits: GridEdits,
  { row, column }: CellPosition,
  text: string,
  ids: readonly number[],
): GridEdits {
  const lines = text.replace(/\r/g, "").replace(/\n$/, "").split("\n");
  const next = new Map(edits);
  lines.forEach((line, down) => {
    const id = ids[row + down];
    if (id === undefined) return;
    const cells = { ...next.get(id) };
    line.split("\t").forEach((cell, right) => {
      const name = GRID_COLUMNS[column + right];
      if (name) cells[name] = cell.trim();
    });
    next.set(id, cells);
  });
  return next;
}

/** Copies the change of one cell to all cells below it, down to the last row. */
export function fillDown(
  edits: GridEdits,
  { row, column }: CellPosition,
  last: number,
  rows: { ids: readonly number[]; textOf: (row: number) => string },
): GridEdits {
  const name = GRID_COLUMNS[column];
  if (!name) return edits;
  const text = rows.textOf(row);
  const next = new Map(edits);
  for (const id of rows.ids.slice(row + 1, last + 1))
    next.set(id, { ...next.get(id), [name]: text });
  return next;
}

/** Changes all prices by a percentage; `10` adds ten percent, rounded to a cent. */
export function changePrices(
  edits: GridEdits,
  rows: readonly { id: number; price: number }[],
  percent: number,
): GridEdits {
  const next = new Map(edits);
  for (const { id, price } of rows) {
    const raised = toDecimal(Math.max(1, multiplyCents(toCents(price), 100 + percent, 100)));
    next.set(id, { ...next.get(id), price: raised.toFixed(2) });
  }
  return next;
}
