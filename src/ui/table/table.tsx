import type { ReactNode } from "react";
import { keptRole } from "./kept-role.ts";

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, so that they can be compared. */
  numeric?: boolean;
};

type TableProps<Row> = {
  caption: string;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
};

/** On a phone each row becomes a card with the headers beside their values. */
export function Table<Row>({ caption, hideCaption, columns, rows, rowKey }: TableProps<Row>) {
  const align = (column: Column<Row>) => (column.numeric ? "num text-end" : undefined);
  return (
    <table {...keptRole("table")} className="table-cards">
      <caption className={hideCaption ? "visually-hidden" : "h3 pb-3 text-start"}>
        {caption}
      </caption>
      <thead {...keptRole("rowgroup")}>
        <tr {...keptRole("row")}>
          {columns.map((column) => (
            <th key={column.id} {...keptRole("columnheader")} scope="col" className={align(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...keptRole("rowgroup")}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...keptRole("row")}>
            {columns.map((column) => (
              <td
                key={column.id}
                {...keptRole("cell")}
                data-label={column.header}
                className={align(column)}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
