import type { OutputOf } from "#platform/api/call.ts";
import type { GridRowView, listGridCall } from "../../price-grid/staff-calls.ts";

type ListGrid = (after: string | undefined) => Promise<OutputOf<typeof listGridCall>>;

/** One page after another, so that a list that is read anew is as long as it was. */
export async function loadRows(list: ListGrid, pages: number) {
  const rows: GridRowView[] = [];
  let after: string | undefined;
  for (let page = 0; page < pages; page++) {
    const { rows: more, next } = await list(after);
    rows.push(...more);
    if (next === null) return { rows, hasMore: false };
    after = next;
  }
  return { rows, hasMore: true };
}
