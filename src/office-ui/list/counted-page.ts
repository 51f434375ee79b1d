import { COUNTED_ROWS } from "#core/counted-rows.ts";
import type { ListPage } from "./list-description.ts";

/** Makes a ListPage from the response of a list call; `next` may be a page number or a cursor. */
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

/** "10,000+" where the server stopped counting. */
export const countText = (total: number, number: (value: number) => string): string =>
  total > COUNTED_ROWS ? `${number(COUNTED_ROWS)}+` : number(total);
