/** A weight that differs this many times from what was expected is rather a mistake than a surprise. */
const MOST_TIMES = 3;

/** Whether the measured weight has to be confirmed; nothing expected is no reason to ask. */
export const isUnlike = (grams: number, expected: number | null): boolean =>
  expected !== null &&
  expected > 0 &&
  (grams >= expected * MOST_TIMES || grams * MOST_TIMES <= expected);
