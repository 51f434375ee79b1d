import { MINUTE_MS } from "#core/durations.ts";

const MAX_OF_ONE = 30;
const MAX_OF_ALL = 600;

/** Anybody can call: one visitor's endless loop, or somebody's idea of fun, is not passed on. */
export function createReportLimit(now: () => number = Date.now) {
  let counts = new Map<string, number>();
  let all = 0;
  let since = now();
  return (visitor: string): boolean => {
    if (now() - since >= MINUTE_MS) {
      counts = new Map();
      all = 0;
      since = now();
    }
    const own = (counts.get(visitor) ?? 0) + 1;
    if (own > MAX_OF_ONE || all >= MAX_OF_ALL) return false;
    counts.set(visitor, own);
    all += 1;
    return true;
  };
}
