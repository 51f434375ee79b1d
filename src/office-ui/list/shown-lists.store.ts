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
