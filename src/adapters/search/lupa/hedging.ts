/** Another node is queried after twice the usual answer time, within these limits. */
const DELAY_MS = { least: 30, most: 200 } as const;
const TIMES = 2;
/** How many of a hundred queries may be sent twice in the long run: a slow node must not double the load. */
const IN_A_HUNDRED = 10;
/** The most at once: the number of queries that may be waiting for a node at the moment it stops. */
const MOST_AT_ONCE = 200;

/** Decides when a slow query is also sent to a second node (hedging), and how often that is allowed. */
export function createHedging(leastMs: number = DELAY_MS.least) {
  let usualMs = 0;
  /** In hundredths of a query. */
  let allowed = 100 * MOST_AT_ONCE;
  return {
    noteQuestion(): void {
      allowed = Math.min(100 * MOST_AT_ONCE, allowed + IN_A_HUNDRED);
    },
    noteAnswer(ms: number): void {
      usualMs += (ms - usualMs) / 16;
    },
    delayMs: () => Math.max(leastMs, Math.min(DELAY_MS.most, usualMs * TIMES)),
    take(): boolean {
      if (allowed < 100) return false;
      allowed -= 100;
      return true;
    },
  };
}
