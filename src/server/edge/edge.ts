import type pg from "pg";
import { EVERYTHING } from "#database/change-log/change-log-reader.ts";
import type { ChangePosition } from "#database/change-log/read-changes.ts";
import type { EdgeCache } from "#ports/edge-cache.ts";
import type { StoredPage } from "../caches/stored-page.ts";
import { createCommonPosition } from "./common-position.ts";
import { readUnpurgedTags, saveEdgePosition } from "./edge-position.ts";
import { createPurgeQueue } from "./purge-queue.ts";

type EdgeOptions = {
  /** Each purged on its own, so that one that is away does not hold up the others. */
  caches: readonly EdgeCache[];
  /** How long a page may stay there at most; 0: nobody caches any. */
  maxSeconds: number;
  now: () => number;
  onError: (error: Error) => void;
  pool: pg.Pool;
};

/** What an edge says that it caches a page under, as the cookie has it; `none` is the site's own currency. */
export const EDGE_CURRENCY_HEADER = "x-edge-currency";

/** Varnish refuses a longer header, and with it the page. */
const MOST_KEY_BYTES = 7000;
/** While one of them does not answer purges. */
const FAILING_SECONDS = 5;
/** What is purged again after a restart because it was not written down does no harm. */
const SAVE_EVERY_MS = 5000;

export type Edge = ReturnType<typeof createEdge>;

/** What stands before all nodes: which pages it may cache, and that they are purged there when they change. */
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
     * Only for an edge that tells pages of two currencies apart: what it says has to be what the visitor chose.
     * A node that does not hear of changes lets nobody cache what it answers; where it cannot pass them on, pages go
     * by themselves soon.
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
    /** Whether this node hears of changes, and has applied all it heard of. */
    setFollowed(followed: boolean): void {
      isFollowed = followed;
    },
    /** Once this node answers with nothing that was before the change. */
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
