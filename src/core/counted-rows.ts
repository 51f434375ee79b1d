/** The rows of a list are counted exactly up to this number; for a longer list the total is this number plus one. */
export const COUNTED_ROWS = 10_000;

/** A file with up to this many rows is sent at once; a longer one is made in the background. */
export const MOST_CSV_ROWS = 5000;
