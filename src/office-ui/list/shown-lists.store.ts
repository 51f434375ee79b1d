import type { RecordPosition } from "../record/record-frame.tsx";

type ShownList = {
  /** The links of its rows, in the order shown. */
  links: readonly string[];
  /** How many records match its filter. */
  count: number;
};

/** What each list showed last in this tab. */
const lists = new Map<string, ShownList>();

export function rememberList(id: string, list: ShownList): void {
  lists.set(id, list);
}

/** The record's position in the list that it was opened from; undefined if it was not opened from one. */
export function positionIn(id: string, to: string): RecordPosition | undefined {
  const { links = [], count = 0 } = lists.get(id) ?? {};
  const at = links.indexOf(to);
  if (at === -1) return undefined;
  return { at: at + 1, of: count, previousTo: links[at - 1], nextTo: links[at + 1] };
}

let shownPath = "";

/** The shell calls this once a page is shown; until then `shownPath` is the previous page. */
export function rememberPath(path: string): void {
  shownPath = path;
}

/** The row whose record was open last, so that a user who comes back continues from there. */
export const openedRow = <Row>(
  rows: readonly Row[],
  { rowId, rowTo }: { rowId: (row: Row) => string; rowTo: (row: Row) => string },
): string | undefined => {
  const row = rows.find((one) => rowTo(one).split("?")[0] === shownPath);
  return row === undefined ? undefined : rowId(row);
};
