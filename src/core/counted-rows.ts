/** Rows of a list are counted exactly up to here; a list with more answers with one more. */
export const COUNTED_ROWS = 10_000;
