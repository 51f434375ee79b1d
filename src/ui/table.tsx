import type { ReactNode } from "react";

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

/** Browsers forget a table's roles once it is displayed as something else; written out, they stay. */
const as = (role: string) => ({ role });

/** On a phone each row becomes a card with the headers beside their values. */
export function Table<Row>({ caption, hideCaption, columns, rows, rowKey }: TableProps<Row>) {
  const align = (column: Column<Row>) => (column.numeric ? "num text-end" : undefined);
  return (
    <table {...as("table")} className="table-cards">
      <caption className={hideCaption ? "visually-hidden" : "h3 pb-3 text-start"}>
        {caption}
      </caption>
      <thead {...as("rowgroup")}>
        <tr {...as("row")}>
          {columns.map((column) => (
            <th key={column.id} {...as("columnheader")} scope="col" className={align(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as("rowgroup")}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...as("row")}>
            {columns.map((column) => (
              <td
                key={column.id}
                {...as("cell")}
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
