import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from "react";
import {
  fillDown,
  GRID_COLUMNS,
  type GridColumn,
  type GridEdits,
  pasteInto,
} from "../../domain/staff-goods/grid-cells.ts";
import type { GridRowView } from "../../price-grid/staff-calls.ts";

export type Cell = { row: number; column: number };

type GridSelectionOptions = {
  frame: RefObject<HTMLDivElement | null>;
  rows: readonly GridRowView[];
  edits: GridEdits;
  onEdit: (edits: GridEdits) => void;
  /** The text that the cell shows: typed or stored. */
  textOf: (row: GridRowView, column: GridColumn) => string;
  scrollTo: (row: number) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/** The name by which the cell's input is found when the keyboard moves to it. */
export const cellName = ({ row, column }: Cell) => `${row}-${column}`;

/** Selects rows of one column, from the focused cell on, and handles the keyboard for them. */
export function useGridSelection(options: GridSelectionOptions) {
  const { frame, rows, edits, onEdit, textOf, scrollTo } = options;
  const [from, setFrom] = useState<Cell>();
  const [last, setLast] = useState(0);
  const ids = rows.map(({ id }) => id);
  const hasRow = (row: number) =>
    from !== undefined && row >= Math.min(from.row, last) && row <= Math.max(from.row, last);

  const focus = (cell: Cell) => {
    scrollTo(cell.row);
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-cell="${cellName(cell)}"]`)?.focus(),
    );
  };
  const fill = (name: GridColumn, start: Cell) => {
    const [top, end] = [Math.min(start.row, last), Math.max(start.row, last)];
    const at = (row: number) => {
      const found = rows[row];
      return found ? textOf(found, name) : "";
    };
    onEdit(fillDown(edits, { row: top, column: start.column }, end, { ids, textOf: at }));
  };
  const step = (cell: Cell, by: number, isRange: boolean) => {
    const row = Math.min(Math.max((isRange ? last : cell.row) + by, 0), rows.length - 1);
    if (!isRange) return focus({ row, column: cell.column });
    setLast(row);
    scrollTo(row);
  };

  return {
    hasRow,
    hasCell: ({ row, column }: Cell) => hasRow(row) && from?.column === column,
    start(cell: Cell): void {
      setFrom(cell);
      setLast(cell.row);
    },
    onKeyDown(cell: Cell, event: KeyboardEvent<HTMLInputElement>): void {
      const name = GRID_COLUMNS[cell.column];
      const isFill = event.ctrlKey && event.key === "d" && from && name;
      const by = event.ctrlKey || event.altKey ? undefined : STEPS[event.key];
      if (!isFill && by === undefined) return;
      event.preventDefault();
      if (isFill) fill(name, from);
      else step(cell, by ?? 0, event.shiftKey);
    },
    onPaste(cell: Cell, event: ClipboardEvent): void {
      const text = event.clipboardData.getData("text");
      if (!/[\t\n]/.test(text)) return;
      event.preventDefault();
      onEdit(pasteInto(edits, cell, text, ids));
      setFrom(cell);
      setLast(Math.min(cell.row + text.trimEnd().split("\n").length - 1, rows.length - 1));
    },
  };
}
export type GridSelection = ReturnType<typeof useGridSelection>;
