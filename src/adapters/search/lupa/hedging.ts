/** Another node is asked after twice as long as answers take, but no sooner than that and no later. */
const DELAY_MS = { least: 30, most: 200 } as const;
const TIMES = 2;
/** Of a hundred questions so many may be asked twice in the long run: what is slow must not get twice the work. */
const IN_A_HUNDRED = 10;
/** At once: as many as may wait for a node in the moment in which it stops. */
const MOST_AT_ONCE = 200;

/** When a question that takes long is asked of a second node as well, and how often that may be. */
export function createHedging(leastMs: number = DELAY_MS.least) {
  let usualMs = 0;
  /** In hundredths of a question. */
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
