import type { ListPage } from "./list-description.ts";

/** Counted exactly up to here; a call answers with one more where there are others. */
const COUNTED = 10_000;

/** A page as calls of lists by number answer it. */
export const countedPage = <Row>(
  rows: readonly Row[],
  { total, next }: { total: number; next: number | null },
): ListPage<Row> => ({
  rows,
  next: next === null ? null : String(next),
  count: Math.min(total, COUNTED),
  isMore: total > COUNTED,
});
