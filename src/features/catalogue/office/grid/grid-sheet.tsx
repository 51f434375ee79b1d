import { type ReactNode, useRef } from "react";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { Thumb } from "#office-ui/marks/thumb-stack.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { classNames } from "#ui/class-names.ts";
import { pictureUrl } from "../../domain/picture-url.ts";
import {
  GRID_COLUMNS,
  type GridColumn,
  type GridEdits,
} from "../../domain/staff-goods/grid-cells.ts";
import type { GridOutcomeView, GridRowView } from "../../price-grid/staff-calls.ts";
import type { StaffTaxonomy } from "../../staff-calls.ts";
import { useWords } from "../use-words.ts";
import type { UnreadCells } from "./sent-rows.ts";
import { type Cell, cellName, type GridSelection, useGridSelection } from "./use-grid-selection.ts";
import { useRowWindow } from "./use-row-window.ts";

type GridSheetProps = {
  rows: readonly GridRowView[];
  flags: StaffTaxonomy["flags"];
  edits: GridEdits;
  outcomes: ReadonlyMap<number, GridOutcomeView>;
  unread: UnreadCells;
  onEdit: (edits: GridEdits) => void;
  /** Shown below the last row. */
  foot?: ReactNode;
};
/** Cells are inputs: Tab goes to the next, arrows and Enter move up and down, Shift and arrows select rows to fill. */
export function GridSheet(props: GridSheetProps) {
  const { rows, edits, onEdit } = props;
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRowWindow(frame, rows.length);
  const storedText = useCellText(props.flags);
  const textOf = (row: GridRowView, column: GridColumn) =>
    edits.get(row.id)?.[column] ?? storedText(row, column);
  const selection = useGridSelection({
    frame,
    rows,
    edits,
    onEdit,
    textOf,
    scrollTo: shown.scrollTo,
  });
  return (
    <div ref={frame} className="sheet" onScroll={shown.onScroll}>
      <table className="sheet-table" aria-rowcount={rows.length + 1}>
        <SheetHead />
        <tbody>
          {shown.before > 0 && <tr style={{ blockSize: shown.before }} />}
          {rows.slice(shown.start, shown.end).map((row, at) => {
            const index = shown.start + at;
            return (
              <tr key={row.id} aria-rowindex={index + 2}>
                <RowHead row={row} index={index} isChosen={selection.hasRow(index)} />
                {GRID_COLUMNS.map((column, number) => (
                  <SheetCell
                    key={column}
                    {...props}
                    row={row}
                    column={column}
                    cell={{ row: index, column: number }}
                    text={textOf(row, column)}
                    selection={selection}
                  />
                ))}
                <RowFacts row={row} outcome={props.outcomes.get(row.id)} />
              </tr>
            );
          })}
          {shown.after > 0 && <tr style={{ blockSize: shown.after }} />}
        </tbody>
      </table>
      {props.foot}
    </div>
  );
}

type SheetCellProps = GridSheetProps & {
  row: GridRowView;
  column: GridColumn;
  cell: Cell;
  text: string;
  selection: GridSelection;
};

function SheetCell(props: SheetCellProps) {
  const { row, column, cell, selection, edits } = props;
  const t = useT();
  const change = (text: string) =>
    props.onEdit(new Map(edits).set(row.id, { ...edits.get(row.id), [column]: text }));
  return (
    <td className={cellClass(props, row, column, selection.hasCell(cell))}>
      <input
        data-cell={cellName(cell)}
        className="sheet-input num"
        aria-label={t("office.grid.cell", {
          column: t(keyUnder("office.grid.columns", column)),
          sku: row.sku,
        })}
        aria-invalid={props.unread.get(row.id)?.has(column)}
        value={props.text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => selection.onKeyDown(cell, event)}
        onPaste={(event) => selection.onPaste(cell, event)}
        onFocus={({ target }) => {
          target.select();
          selection.start(cell);
        }}
      />
    </td>
  );
}

function cellClass(
  { edits, outcomes, unread }: GridSheetProps,
  row: GridRowView,
  column: GridColumn,
  isChosen: boolean,
): string {
  const isTyped = edits.get(row.id)?.[column] !== undefined;
  const problem = outcomes.get(row.id)?.problem;
  const isBad = unread.get(row.id)?.has(column) || (isTyped && problem && problem !== "nothing");
  return classNames(
    "sheet-cell",
    isTyped && "sheet-cell-typed",
    isChosen && "sheet-cell-chosen",
    isBad && "sheet-cell-bad",
  );
}

function SheetHead() {
  const t = useT();
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className="sheet-number">
          <span className="visually-hidden">{t("office.grid.row")}</span>
        </th>
        <th scope="col" className="sheet-product">
          {t("office.goods.product")}
        </th>
        <th scope="col" className="sheet-words">
          {t("office.grid.variant")}
        </th>
        {GRID_COLUMNS.map((column) => (
          <th
            key={column}
            scope="col"
            className={column === "flags" ? "sheet-words" : "sheet-figure"}
          >
            {t(keyUnder("office.grid.columns", column))}
          </th>
        ))}
        <th scope="col" className="sheet-figure">
          {t("office.grid.lowest")}
        </th>
        <th scope="col" className="sheet-figure">
          {t("office.grid.margin")}
        </th>
      </tr>
    </thead>
  );
}

type RowHeadProps = { row: GridRowView; index: number; isChosen: boolean };

function RowHead({ row, index, isChosen }: RowHeadProps) {
  const nameOf = useWords();
  return (
    <>
      <td className={classNames("sheet-number num", isChosen && "sheet-number-chosen")}>
        {index + 1}
      </td>
      <th scope="row" className="sheet-product">
        <span className="flex items-center gap-2">
          <Thumb src={row.picture ? pictureUrl(row.picture, 160) : undefined} />
          <span className="truncate" title={nameOf(row.names)}>
            {nameOf(row.names)}
          </span>
        </span>
      </th>
      <td className="truncate text-ink-2">
        {[row.size, row.colour].filter(Boolean).join(", ") || row.sku}
      </td>
    </>
  );
}

type RowFactsProps = { row: GridRowView; outcome: GridOutcomeView | undefined };

function RowFacts({ row, outcome }: RowFactsProps) {
  const { amount, number } = useOfficeFormat();
  const { price, cost } = outcome?.after ?? row;
  const margin = cost === null ? null : ((price - cost) / price) * 100;
  return (
    <>
      <td className="num text-end text-ink-2">
        {row.lowest_30 === null ? "–" : amount(toCents(row.lowest_30))}
      </td>
      <td
        className={classNames(
          "num text-end",
          margin !== null && margin < 0 ? "text-bad" : "text-ink-2",
        )}
      >
        {margin === null ? "–" : `${number(margin, 1)} %`}
      </td>
    </>
  );
}

/** A value as it is shown in its cell, in the form in which it could be typed. */
function useCellText(flags: StaffTaxonomy["flags"]) {
  const slugs = new Map(flags.map(({ id, slug }) => [id, slug]));
  const money = (value: number | null) => (value === null ? "" : value.toFixed(2));
  return (row: GridRowView, column: GridColumn): string => {
    if (column === "flags") return row.flag_ids.map((id) => slugs.get(id) ?? "").join(", ");
    return column === "stock" ? String(row.stock) : money(row[column]);
  };
}
