/** So much of a table is in memory at once, whatever its rows are. */
export const BATCH_BYTES = 8 * 1024 * 1024;
const MOST_ROWS = 2000;
/** Before any row was seen. */
export const FIRST_ROWS = 16;

/** How many rows to read next, by those that were read last; more of them only step by step. */
export function nextRows({ rows, bytes }: { rows: number; bytes: number }): number {
  const fitting = Math.floor((BATCH_BYTES * rows) / Math.max(1, bytes));
  return Math.max(1, Math.min(MOST_ROWS, rows * 4, fitting));
}
