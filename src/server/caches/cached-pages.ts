import { setImmediate } from "node:timers/promises";
import { type CachedPage, createPageLru } from "./page-lru.ts";
import type { StoredPage } from "./stored-page.ts";

export type CachedPagesOptions = {
  maxBytes: number;
  freshMs: number;
  now: () => number;
  /** Compresses a page that is cached. */
  pack: (page: StoredPage) => Promise<StoredPage>;
};

/** What is left out may be there again soon; until then visitors share the page. */
const INCOMPLETE_MS = 5000;
/** Of the whole; they would push out what can be answered until the search is back. */
const INCOMPLETE_SHARE = 1 / 16;

/** Whole pages, and apart from them, for a few seconds, those made without something that was away. */
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
    /** Answers what to answer. */
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

/** Nobody else may cache such a page: it names no time until which it is fresh. */
export function withoutTime(page: CachedPage): StoredPage {
  const { freshUntil: _freshUntil, isOutdated: _isOutdated, ...rest } = page;
  return rest;
}

/** The visitor who waited for the render is answered first. */
async function packLater(
  page: StoredPage,
  pack: CachedPagesOptions["pack"],
  use: (packed: StoredPage) => void,
): Promise<void> {
  await setImmediate();
  const packed = await pack(page).catch(() => undefined);
  if (packed) use(packed);
}
