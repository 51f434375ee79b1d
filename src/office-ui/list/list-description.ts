import type { ReactNode } from "react";
import type { OfficeIconName } from "../icon/office-icon-names.ts";
import type { FilterField, ListFields } from "./list-address.ts";
import type { RowId } from "./selection.ts";

/**
 * Where a column stands when the row is a card on a phone: `lead` and `end` on the first line, `below`,
 * `beside` and `below-end` on the second, `foot` on the third. Without it the column is left out there.
 */
type CardPosition = "lead" | "end" | "below" | "beside" | "below-end" | "foot";

export type ListColumn<Row> = {
  key: string;
  /** Translated, as everything here. */
  title: string;
  /** In pixels; one column without it takes the rest. */
  width?: number;
  render: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  numeric?: boolean;
  /** Of its figures: in the head of the column, and beside the figure on a card. */
  unit?: string;
  /** Sorted by the server under this name. */
  sort?: string;
  /** Names and addresses of people: only some roles may have them in a file. */
  personal?: boolean;
  card?: CardPosition;
  /** Shown only when chosen. */
  hidden?: boolean;
  /** Cannot be taken out. */
  fixed?: boolean;
};

export type FilterOption = { value: string; label: string };

export type ListFilterField = FilterField & {
  title: string;
  options?: readonly FilterOption[];
  /** Written after a number: €. */
  unit?: string;
};

/** A list of records: what its pages differ in. */
export type ListDescription<Row> = {
  /** Names what is remembered of it on this device. */
  id: string;
  title: string;
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilterField[];
  rowId: (row: Row) => RowId;
  /** What a row is called, for those who listen: its number. */
  rowLabel: (row: Row) => string;
  /** Where a row opens. */
  rowTo: (row: Row) => string;
  /** `128 orders`: how many there are, in words; `shown` is the number as it is written, `10,000+`. */
  countWords: (count: number, shown: string) => string;
};

/** One page of a list, by a cursor; the count is exact up to a limit. */
export type ListPage<Row> = {
  rows: readonly Row[];
  /** Handed back to get the rows after these; null at the end. */
  next: string | null;
  count: number;
  /** There are more than `count`. */
  isMore: boolean;
  /** What the rows come to, such as their sum; beside the count. */
  summary?: string;
};

export type SavedView = {
  id: string;
  title: string;
  /** Without a question mark. */
  query: string;
  count?: number | undefined;
  /** There are more than `count`. */
  isMore?: boolean;
  /** The count is of what is late. */
  isLate?: boolean;
  /** Of a colleague's making, for all. */
  isShared?: boolean;
  /** One's own, and for owners whatever is shared. */
  changeable?: { id: number; shared: boolean };
};

export type BulkSelection = { ids: readonly RowId[]; all: boolean };

/** Rows that are done are no longer ticked. */
export type Untick = (ids: readonly RowId[]) => void;

export type BulkAction = {
  key: string;
  label: string;
  icon: OfficeIconName;
  /** A letter that does the same. */
  shortcut?: string;
  run: (selection: BulkSelection, untick: Untick) => void;
};

export const fieldsOf = <Row>(list: ListDescription<Row>): ListFields => ({
  filters: list.filters,
  sorts: list.columns.flatMap(({ sort }) => sort ?? []),
});

/** Left out where the screen is narrow: what a card on a phone has no place for either. */
export const isWide = <Row>({ card, fixed }: ListColumn<Row>): boolean => !card && !fixed;
