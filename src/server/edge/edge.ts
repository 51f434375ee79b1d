import type pg from "pg";
import { EVERYTHING } from "#database/change-log/change-log-reader.ts";
import type { ChangePosition } from "#database/change-log/read-changes.ts";
import type { EdgeCache } from "#ports/edge-cache.ts";
import type { StoredPage } from "../caches/stored-page.ts";
import { createCommonPosition } from "./common-position.ts";
import { readUnpurgedTags, saveEdgePosition } from "./edge-position.ts";
import { createPurgeQueue } from "./purge-queue.ts";

type EdgeOptions = {
  /** Each cache is purged on its own, so that one that is down does not delay the others. */
  caches: readonly EdgeCache[];
  /** The longest time that an edge may cache a page; 0 means that no edge may cache any. */
  maxSeconds: number;
  now: () => number;
  onError: (error: Error) => void;
  pool: pg.Pool;
};

/** The header in which an edge says for which currency it caches the page; `none` is the site's own currency. */
export const EDGE_CURRENCY_HEADER = "x-edge-currency";

/** Varnish refuses a longer header, and with it the page. */
const MOST_KEY_BYTES = 7000;
/** The longest time that pages are cached while a cache does not answer purges. */
const FAILING_SECONDS = 5;
/** Positions are saved only this often: purging the same tags again after a restart does no harm. */
const SAVE_EVERY_MS = 5000;

export type Edge = ReturnType<typeof createEdge>;

/** The caches in front of all nodes: which pages they may cache, and how pages are purged there. */
export function createEdge({ caches, maxSeconds, now, onError, pool }: EdgeOptions) {
  let isFollowed = false;
  let isFirst = true;
  let savedAt = 0;
  const common = createCommonPosition(caches.length);
  const queues = caches.map(({ purge }, at) =>
    createPurgeQueue({
      purge,
      onError,
      onPurged(position) {
        const reached = common.reach(at, position);
        if (!reached || now() - savedAt < SAVE_EVERY_MS) return;
        savedAt = now();
        saveEdgePosition(pool, reached).catch(onError);
      },
    }),
  );
  return {
    /**
     * The caching headers of a page. Undefined if the edge's currency is not the one that the visitor chose, so that an
     * edge that does not keep currencies apart caches nothing, and while this node does not receive changes. While a
     * purge fails, pages expire at the edge after a few seconds.
     */
    headersOf(
      page: StoredPage,
      visit: { edgeCurrency: string | undefined; chosenCurrency: string },
    ): Record<string, string> | undefined {
      if (maxSeconds === 0 || !isFollowed || visit.edgeCurrency !== visit.chosenCurrency) return;
      const seconds = Math.floor(((page.freshUntil ?? 0) - now()) / 1000);
      const keys = [EVERYTHING, ...new Set(page.tags)].join(" ");
      const bound = queues.some((queue) => queue.isFailing()) ? FAILING_SECONDS : maxSeconds;
      const most = Math.min(seconds, bound, maxSeconds, page.edgeSeconds ?? maxSeconds);
      if (!page.isPublic || seconds < 1 || keys.length > MOST_KEY_BYTES) return;
      return {
        "cache-control": `public, max-age=0, s-maxage=${most}, must-revalidate`,
        "surrogate-key": keys,
        vary: `accept-encoding, ${EDGE_CURRENCY_HEADER}`,
      };
    },
    /** Whether this node receives changes and has applied all of them. */
    setFollowed(followed: boolean): void {
      isFollowed = followed;
    },
    /** Called once this node shows nothing from before the change any more. */
    async purge(tags: readonly string[], position: ChangePosition | undefined): Promise<void> {
      if (maxSeconds === 0 || queues.length === 0) return;
      const isStart = isFirst && position !== undefined && tags.includes(EVERYTHING);
      isFirst = false;
      if (position) common.add(position);
      const purged = isStart ? await readUnpurgedTags(pool, position) : tags;
      for (const queue of queues) queue.add(purged, position);
    },
    close(): void {
      for (const queue of queues) queue.stop();
    },
  };
}
