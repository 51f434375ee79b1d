import { setImmediate } from "node:timers/promises";
import { type CachedPage, createPageLru } from "./page-lru.ts";
import type { StoredPage } from "./stored-page.ts";

export type CachedPagesOptions = {
  maxBytes: number;
  freshMs: number;
  now: () => number;
  /** Compresses a page for the cache. */
  pack: (page: StoredPage) => Promise<StoredPage>;
};

/** The missing service may be back soon; until then visitors share the incomplete page. */
const INCOMPLETE_MS = 5000;
/** The share of the cache for incomplete pages, so that they do not push out the complete ones. */
const INCOMPLETE_SHARE = 1 / 16;

/** Complete pages, and in a separate cache for a few seconds incomplete ones, made while a service was down. */
export function createCachedPages({ maxBytes, freshMs, now, pack }: CachedPagesOptions) {
  const pages = createPageLru(maxBytes);
  const incomplete = createPageLru(maxBytes * INCOMPLETE_SHARE);

  function storeFor(lru: typeof pages, key: string, rendered: StoredPage, ms: number): CachedPage {
    const page = { ...rendered, freshUntil: now() + ms };
    lru.put(key, page);
    void packLater(page, pack, (packed) => {
      if (lru.get(key) === page) lru.put(key, { ...page, ...packed });
    });
    return page;
  }

  return {
    ...pages,
    /** Stores the page and returns the page to answer with. */
    store: (key: string, rendered: StoredPage): StoredPage =>
      rendered.isIncomplete
        ? withoutTime(storeFor(incomplete, key, rendered, INCOMPLETE_MS))
        : storeFor(pages, key, rendered, freshMs),
    getIncomplete(key: string): StoredPage | undefined {
      const page = incomplete.get(key);
      return page && !page.isOutdated && page.freshUntil > now() ? withoutTime(page) : undefined;
    },
    outdateTagged(tags: readonly string[]): void {
      pages.outdateTagged(tags);
      incomplete.outdateTagged(tags);
    },
    outdateAll(): void {
      pages.outdateAll();
      incomplete.outdateAll();
    },
  };
}

/** Removes the expiry time, so that neither an edge nor a browser caches the page. */
export function withoutTime(page: CachedPage): StoredPage {
  const { freshUntil: _freshUntil, isOutdated: _isOutdated, ...rest } = page;
  return rest;
}

/** Compresses after the response, so that the visitor who waited for the render is answered first. */
async function packLater(
  page: StoredPage,
  pack: CachedPagesOptions["pack"],
  use: (packed: StoredPage) => void,
): Promise<void> {
  await setImmediate();
  const packed = await pack(page).catch(() => undefined);
  if (packed) use(packed);
}
