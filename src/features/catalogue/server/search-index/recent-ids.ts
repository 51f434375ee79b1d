import { MINUTE_MS } from "#core/durations.ts";
import type { DatabaseSnapshot } from "./database-snapshot.ts";

/** Longer than a replica is likely to be behind when it becomes the primary. */
const REMEMBERED_MS = 10 * MINUTE_MS;
/** Nearly all replicas lag less; a node that started more recently knows too little about the time before. */
const LEAST_MS = MINUTE_MS;

type Step = { at: number; since: DatabaseSnapshot; ids: readonly number[] };

/** Which products were indexed recently: a failover may have reverted their changes. */
export function createRecentIds(now: () => number) {
  let steps: Step[] = [];
  return {
    note(since: DatabaseSnapshot, ids: readonly number[]): void {
      const until = now() - REMEMBERED_MS;
      const firstRecent = steps.findIndex(({ at }) => at >= until);
      // Keeps one older step: from its snapshot on, all ids are remembered.
      steps = steps.slice(Math.max(0, (firstRecent < 0 ? steps.length : firstRecent) - 1));
      steps.push({ at: now(), since, ids });
    },
    clear(): void {
      steps = [];
    },
    /** The ids to read again, and the snapshot to read from; undefined if too little is remembered. */
    rewind(): { since: DatabaseSnapshot; ids: number[] } | undefined {
      const [oldest] = steps;
      if (!oldest || now() - oldest.at < LEAST_MS) return undefined;
      return { since: oldest.since, ids: [...new Set(steps.flatMap(({ ids }) => ids))] };
    },
  };
}
