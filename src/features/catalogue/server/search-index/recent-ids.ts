import { MINUTE_MS } from "#core/durations.ts";
import type { DatabaseSnapshot } from "./database-snapshot.ts";

/** Longer than a replica that takes over may have been behind. */
const REMEMBERED_MS = 10 * MINUTE_MS;
/** Nearly all of them lag less; whoever started later than that knows too little of before. */
const LEAST_MS = MINUTE_MS;

type Step = { at: number; since: DatabaseSnapshot; ids: readonly number[] };

/** Which products were brought into the index lately: a failover may have taken their changes back. */
export function createRecentIds(now: () => number) {
  let steps: Step[] = [];
  return {
    note(since: DatabaseSnapshot, ids: readonly number[]): void {
      const until = now() - REMEMBERED_MS;
      const firstRecent = steps.findIndex(({ at }) => at >= until);
      // One that is older stays: from its snapshot on all is remembered.
      steps = steps.slice(Math.max(0, (firstRecent < 0 ? steps.length : firstRecent) - 1));
      steps.push({ at: now(), since, ids });
    },
    clear(): void {
      steps = [];
    },
    /** What to look at again, and from where on; nothing where too little is remembered. */
    rewind(): { since: DatabaseSnapshot; ids: number[] } | undefined {
      const [oldest] = steps;
      if (!oldest || now() - oldest.at < LEAST_MS) return undefined;
      return { since: oldest.since, ids: [...new Set(steps.flatMap(({ ids }) => ids))] };
    },
  };
}
