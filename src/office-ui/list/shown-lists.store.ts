import type { RecordPosition } from "../record/record-frame.tsx";

type ShownList = {
  /** Where its rows open, in the order that they stand in. */
  links: readonly string[];
  /** How many there are of its filter. */
  count: number;
};

/** What each list showed last in this tab. */
const lists = new Map<string, ShownList>();

export function rememberList(id: string, list: ShownList): void {
  lists.set(id, list);
}

/** Where a record stands in the list that it was opened from; nothing where it was in none. */
export function positionIn(id: string, to: string): RecordPosition | undefined {
  const { links = [], count = 0 } = lists.get(id) ?? {};
  const at = links.indexOf(to);
  if (at === -1) return undefined;
  return { at: at + 1, of: count, previousTo: links[at - 1], nextTo: links[at + 1] };
}

let shownPath = "";

/** Told by the shell once a page is there: until then it is the one before. */
export function rememberPath(path: string): void {
  shownPath = path;
}

/** The row of a list whose record was open last: whoever comes back goes on from there. */
export const openedRow = <Row>(
  rows: readonly Row[],
  { rowId, rowTo }: { rowId: (row: Row) => string; rowTo: (row: Row) => string },
): string | undefined => {
  const row = rows.find((one) => rowTo(one).split("?")[0] === shownPath);
  return row === undefined ? undefined : rowId(row);
};
