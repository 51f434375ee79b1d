import type { OutputOf } from "#platform/api/call.ts";
import type { GridRowView, listGridCall } from "../../price-grid/staff-calls.ts";

type ListGrid = (after: string | undefined) => Promise<OutputOf<typeof listGridCall>>;

/** Loads page by page, so that a reloaded list is as long as before. */
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
