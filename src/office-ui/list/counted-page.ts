import { COUNTED_ROWS } from "#core/counted-rows.ts";
import type { ListPage } from "./list-description.ts";

/** A page as calls of lists answer it, by number or by a cursor of their own. */
export const countedPage = <Row>(
  rows: readonly Row[],
  { total, next }: { total: number; next: number | string | null },
): ListPage<Row> => ({
  rows,
  next: next === null ? null : String(next),
  ...countOf(total),
});

export const countOf = (total: number): { count: number; isMore: boolean } => ({
  count: Math.min(total, COUNTED_ROWS),
  isMore: total > COUNTED_ROWS,
});

/** "10,000+" for what was counted no further. */
export const countText = (total: number, number: (value: number) => string): string =>
  total > COUNTED_ROWS ? `${number(COUNTED_ROWS)}+` : number(total);
