/** The most of one table that is in memory at once, whatever the size of its rows. */
export const BATCH_BYTES = 8 * 1024 * 1024;
const MOST_ROWS = 2000;
/** The first batch, before the size of a row is known. */
export const FIRST_ROWS = 16;

/** How many rows to read next, computed from the last batch; grows only step by step. */
export function nextRows({ rows, bytes }: { rows: number; bytes: number }): number {
  const fitting = Math.floor((BATCH_BYTES * rows) / Math.max(1, bytes));
  return Math.max(1, Math.min(MOST_ROWS, rows * 4, fitting));
}
