import type { ReactNode } from "react";
import { explicitRole } from "./explicit-role.ts";
import "./table.css";

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
  /** A row on a phone in two lines (`PhoneEntry`); without it a card with the headers beside their values. */
  phone?: (row: Row) => ReactNode;
};

/** On a phone each row becomes a card, or has a form of its own. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, phone } = props;
  const align = (column: Column<Row>) => (column.numeric ? "num text-end" : undefined);
  return (
    <table
      {...explicitRole("table")}
      className={phone ? "table-cards table-for-phones" : "table-cards"}
    >
      <caption className={hideCaption ? "visually-hidden" : "h3 pb-3 text-start"}>
        {caption}
      </caption>
      <thead {...explicitRole("rowgroup")}>
        <tr {...explicitRole("row")}>
          {columns.map((column) => (
            <th
              key={column.id}
              {...explicitRole("columnheader")}
              scope="col"
              className={align(column)}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...explicitRole("rowgroup")}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...explicitRole("row")}>
            {columns.map((column) => (
              <td
                key={column.id}
                {...explicitRole("cell")}
                data-label={column.header}
                className={align(column)}
              >
                {column.cell(row)}
              </td>
            ))}
            {phone && (
              <td {...explicitRole("cell")} className="table-phone-cell" colSpan={columns.length}>
                {phone(row)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
