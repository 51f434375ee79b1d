import { HOUR_MS, MINUTE_MS } from "#core/durations.ts";
import { createPageBodies } from "./page-bodies.ts";
import { createPageCache } from "./page-cache.ts";
import { packPage } from "./page-encoding.ts";

const MEGABYTE = 1024 * 1024;
/** Pages that answer to their query have no end, so they get a share that they cannot outgrow. */
const SHARES = { pages: 6 / 8, queryPages: 1 / 8, bodies: 1 / 8 };

/** Everything that is cached of pages, which together takes so many megabytes at most. */
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
      // Packed before they are answered, as nobody may ask for them again.
      pack: (page) => Promise.resolve(page),
    }),
    bodyOf: createPageBodies(bytesOf(SHARES.bodies)),
  };
}
