import { useEffect, useRef } from "react";
import { useT } from "#i18n/use-t.ts";
import { classNames } from "#ui/class-names.ts";
import { explicitRole } from "#ui/table/explicit-role.ts";
import { OfficeIcon } from "../icon/office-icon.tsx";
import type { ListSort } from "./list-address.ts";
import { isWide, type ListColumn, type ListDescription } from "./list-description.ts";
import { ListRow } from "./list-row.tsx";
import { headState, type Selection } from "./selection.ts";

type ListTableProps<Row> = {
  list: ListDescription<Row>;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  sort: ListSort | undefined;
  selection: Selection;
  current: string | undefined;
  /** False if rows cannot be selected, because there are no bulk actions. */
  isSelectable: boolean;
  onSort: (key: string) => void;
  onSelect: (id: string, isRange: boolean) => void;
  onSelectAll: (on: boolean) => void;
};

export function ListTable<Row>(props: ListTableProps<Row>) {
  const { list, columns, rows, selection, current, isSelectable, onSelect } = props;
  return (
    <table
      className={classNames("list-table", !isSelectable && "list-plain")}
      {...explicitRole("table")}
    >
      <caption className="visually-hidden">{list.title}</caption>
      <colgroup>
        {isSelectable && <col className="list-col-box" />}
        {columns.map((column) => (
          <col
            key={column.key}
            className={classNames(isWide(column) && "list-wide")}
            style={column.width === undefined ? undefined : { inlineSize: column.width }}
          />
        ))}
      </colgroup>
      <ListHead {...props} />
      <tbody {...explicitRole("rowgroup")}>
        {rows.map((row) => {
          const id = list.rowId(row);
          return (
            <ListRow
              key={id}
              row={row}
              list={list}
              columns={columns}
              isSelected={selection.ids.has(id)}
              isCurrent={id === current}
              onSelect={isSelectable ? onSelect : undefined}
            />
          );
        })}
      </tbody>
    </table>
  );
}

function ListHead<Row>(props: ListTableProps<Row>) {
  const { list, columns, rows, selection, onSelectAll } = props;
  const t = useT();
  const box = useRef<HTMLInputElement>(null);
  const state = headState(selection, rows.map(list.rowId));
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === "some";
  }, [state]);
  return (
    <thead {...explicitRole("rowgroup")}>
      <tr {...explicitRole("row")}>
        {props.isSelectable && (
          <th {...explicitRole("columnheader")} scope="col">
            <input
              ref={box}
              type="checkbox"
              className="box"
              aria-label={t("office.list.select_all")}
              checked={state === "all"}
              onChange={() => onSelectAll(state !== "all")}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
        ))}
      </tr>
    </thead>
  );
}

type HeadCellProps<Row> = {
  column: ListColumn<Row>;
  sort: ListSort | undefined;
  onSort: (key: string) => void;
};

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { numeric, unit, sort: sortKey } = column;
  const title = unit ? `${column.title}, ${unit}` : column.title;
  const isSorted = sortKey !== undefined && sort?.key === sortKey;
  const direction = sort?.descending ? "descending" : "ascending";
  return (
    <th
      {...explicitRole("columnheader")}
      scope="col"
      className={classNames(numeric && "text-end", isWide(column) && "list-wide")}
      aria-sort={isSorted ? direction : undefined}
    >
      {sortKey === undefined ? (
        title
      ) : (
        <button type="button" className="list-sort" onClick={() => onSort(sortKey)}>
          {title}
          {isSorted && <OfficeIcon name={sort?.descending ? "arrow-down" : "arrow-up"} small />}
        </button>
      )}
    </th>
  );
}
