import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../class-names.ts";
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
  /** So few columns that they stay side by side on a phone. */
  isNarrow?: boolean;
};

/** On a phone each row becomes a card, or has a form of its own. */
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
  /** What the link is called where the number alone says too little. */
  label?: string;
  /** When it was made, for machines; `day` is the same for people. */
  at: string;
  day: string;
  children: ReactNode;
};

/** The first cell of most tables: the number under which a thing is known, and below it its day. */
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
  /** What it is; a link in it takes the whole entry. */
  lead: ReactNode;
  /** The figure that counts. */
  end: ReactNode;
  below: ReactNode;
  belowEnd?: ReactNode;
  /** What is to be done, if anything. */
  action?: ReactNode;
};

/** A row of a table on a phone: two lines, whatever the table has of columns. */
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
