import type { ReactNode } from "react";
import type { OfficeIconName } from "../icon/office-icon-names.ts";
import type { FilterField, ListFields } from "./list-address.ts";
import type { RowId } from "./selection.ts";

/**
 * Where a column stands when the row is a card on a phone: `lead` and `end` on the first line, `below`, `beside` and
 * `below-end` on the second, `foot` on the third. A column without a position is left out of the card.
 */
type CardPosition = "lead" | "end" | "below" | "beside" | "below-end" | "foot";

export type ListColumn<Row> = {
  key: string;
  /** Translated, like every text here. */
  title: string;
  /** In pixels; a column without a width takes the remaining space. */
  width?: number;
  render: (row: Row) => ReactNode;
  /** Numbers are aligned to the end. */
  numeric?: boolean;
  /** The unit of the numbers: shown in the column's header, and next to the number on a card. */
  unit?: string;
  /** The name under which the server sorts by this column. */
  sort?: string;
  /** Has people's names or addresses, which only some roles may export to a file. */
  personal?: boolean;
  card?: CardPosition;
  /** Hidden until the user chooses it. */
  hidden?: boolean;
  /** The user cannot hide it. */
  fixed?: boolean;
};

export type FilterOption = { value: string; label: string };

export type ListFilterField = FilterField & {
  title: string;
  options?: readonly FilterOption[];
  /** The unit after a number, such as €. */
  unit?: string;
};

/** Describes a list of records: everything in which the office's list pages differ. */
export type ListDescription<Row> = {
  /** The key for what this device remembers about the list. */
  id: string;
  title: string;
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilterField[];
  rowId: (row: Row) => RowId;
  /** The row's name for screen readers, such as its number. */
  rowLabel: (row: Row) => string;
  /** The address that the row links to. */
  rowTo: (row: Row) => string;
  /** The count in words, such as `128 orders`; `shown` is the formatted number, such as `10,000+`. */
  countWords: (count: number, shown: string) => string;
};

/** One page of a list with a cursor for the next; the count is exact up to a limit. */
export type ListPage<Row> = {
  rows: readonly Row[];
  /** The cursor of the next page; null at the end. */
  next: string | null;
  count: number;
  /** True if there are more rows than `count`. */
  isMore: boolean;
  /** A summary of all rows, such as their sum; shown next to the count. */
  summary?: string;
};

export type SavedView = {
  id: string;
  title: string;
  /** Without a question mark. */
  query: string;
  count?: number | undefined;
  /** True if there are more rows than `count`. */
  isMore?: boolean;
  /** True if the count is of late records. */
  isLate?: boolean;
  /** A colleague made it for everybody. */
  isShared?: boolean;
  /** Set if the user may change the view: their own, and for owners also the shared ones. */
  changeable?: { id: number; shared: boolean };
};

export type BulkSelection = { ids: readonly RowId[]; all: boolean };

/** Deselects rows after an action has handled them. */
export type Untick = (ids: readonly RowId[]) => void;

export type BulkAction = {
  key: string;
  label: string;
  icon: OfficeIconName;
  /** A letter key that runs the same action. */
  shortcut?: string;
  run: (selection: BulkSelection, untick: Untick) => void;
};

export const fieldsOf = <Row>(list: ListDescription<Row>): ListFields => ({
  filters: list.filters,
  sorts: list.columns.flatMap(({ sort }) => sort ?? []),
});

/** Hidden on narrow screens: columns that a phone's card has no place for either. */
export const isWide = <Row>({ card, fixed }: ListColumn<Row>): boolean => !card && !fixed;
