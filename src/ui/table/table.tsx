import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../class-names.ts";
import { explicitRole } from "./explicit-role.ts";
import "./table.css";

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned to the end, so that they can be compared. */
  numeric?: boolean;
};

type TableProps<Row> = {
  caption: string;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** A row on a phone in two lines (`PhoneEntry`); without it, a card with the headers next to their values. */
  phone?: (row: Row) => ReactNode;
  /** So few columns that they fit on a phone. */
  isNarrow?: boolean;
};

/** On a phone each row becomes a card, or has its own form. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, phone, isNarrow } = props;
  const align = (column: Column<Row>) => (column.numeric ? "num text-end" : undefined);
  return (
    <table
      {...explicitRole("table")}
      className={classNames("table-cards", phone && "table-for-phones", isNarrow && "table-narrow")}
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

type NumberCellProps = {
  to: string;
  /** The link's label, if the number alone says too little. */
  label?: string;
  /** The creation time for machines; `day` is the same for people. */
  at: string;
  day: string;
  children: ReactNode;
};

/** The first cell of most tables: the number that identifies a thing, and below it its day. */
export function NumberCell({ to, label, at, day, children }: NumberCellProps) {
  return (
    <span className="block">
      <Link
        to={to}
        className="link inline-flex min-h-(--tap) items-center font-semibold"
        aria-label={label}
      >
        {children}
      </Link>
      <time dateTime={at} className="num block text-14 text-ink-2">
        {day}
      </time>
    </span>
  );
}

type PhoneEntryProps = {
  /** The title; a link in it covers the whole entry. */
  lead: ReactNode;
  /** The main number. */
  end: ReactNode;
  below: ReactNode;
  belowEnd?: ReactNode;
  /** The action that is needed, if any. */
  action?: ReactNode;
};

/** A table row on a phone: two lines, whatever columns the table has. */
export function PhoneEntry({ lead, end, below, belowEnd, action }: PhoneEntryProps) {
  return (
    <div className="phone-entry">
      <span className="phone-entry-lead flex min-w-0 flex-wrap items-center gap-x-2 font-semibold">
        {lead}
      </span>
      <span className="phone-entry-end num font-semibold whitespace-nowrap">{end}</span>
      <span className="phone-entry-below num truncate">{below}</span>
      <span className="phone-entry-below phone-entry-end num whitespace-nowrap">{belowEnd}</span>
      {action && <span className="phone-entry-action">{action}</span>}
    </div>
  );
}
