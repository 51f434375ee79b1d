import { HOUR_MS, MINUTE_MS } from "#core/durations.ts";
import { createPageBodies } from "./page-bodies.ts";
import { createPageCache } from "./page-cache.ts";
import { packPage } from "./page-encoding.ts";

const MEGABYTE = 1024 * 1024;
/** There is no limit to the number of queries, so pages with a query get a fixed share of the memory. */
const SHARES = { pages: 6 / 8, queryPages: 1 / 8, bodies: 1 / 8 };

/** All caches of pages, which together use at most this many megabytes. */
export function createPageCaches(megabytes: number) {
  const bytesOf = (share: number) => Math.floor(megabytes * MEGABYTE * share);
  const common = { freshMs: 5 * MINUTE_MS, now: Date.now };
  return {
    pages: createPageCache({
      ...common,
      maxBytes: bytesOf(SHARES.pages),
      maxStaleMs: HOUR_MS,
      pack: packPage,
    }),
    queryPages: createPageCache({
      ...common,
      maxBytes: bytesOf(SHARES.queryPages),
      maxStaleMs: 5 * MINUTE_MS,
      // Compressed before the response, because the page may never be requested again.
      pack: (page) => Promise.resolve(page),
    }),
    bodyOf: createPageBodies(bytesOf(SHARES.bodies)),
  };
}
