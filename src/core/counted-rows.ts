/** Rows of a list are counted exactly up to here; a list with more answers with one more. */
export const COUNTED_ROWS = 10_000;

/** A file of so many rows is sent at once; of more one is made meanwhile. */
export const MOST_CSV_ROWS = 5000;
