import { createPageShelf } from "./page-shelf.ts";
import type { StoredPage } from "./stored-page.ts";

export type PageCacheOptions = {
  maxBytes: number;
  freshMs: number;
  now: () => number;
  /** Compresses a page that is kept. */
  pack: (page: StoredPage) => Promise<StoredPage>;
};

/**
 * Rendered public pages by key. A page past its time is still answered while one fresh copy is
 * made; a change drops the pages that showed it by their tags.
 */
export function createPageCache(options: PageCacheOptions) {
  const shelf = createPageShelf(options.maxBytes);
  const renders = new Map<string, Promise<StoredPage>>();
  let generation = 0;

  function keep(key: string, page: StoredPage): void {
    shelf.put(key, { page, freshUntil: options.now() + options.freshMs });
    // The visitor who waited for the render is answered first.
    setImmediate(async () => {
      const packed = await options.pack(page).catch(() => undefined);
      const entry = shelf.get(key);
      if (packed && entry?.page === page) shelf.put(key, { ...entry, page: packed });
    });
  }

  /** One render per key at a time; a page made from data that changed meanwhile is not kept. */
  function render(key: string, make: () => Promise<StoredPage>): Promise<StoredPage> {
    const running = renders.get(key);
    if (running) return running;
    const startedIn = generation;
    const started = make()
      .then((page) => {
        if (page.isPublic && startedIn === generation) keep(key, page);
        return page;
      })
      .finally(() => {
        if (renders.get(key) === started) renders.delete(key);
      });
    renders.set(key, started);
    return started;
  }

  function drop(shouldGo: (page: StoredPage) => boolean): void {
    generation += 1;
    renders.clear();
    for (const [key, entry] of shelf.entries()) if (shouldGo(entry.page)) shelf.remove(key);
  }

  return {
    /** Without a promise, for the fast path: a fresh page or nothing. */
    peek(key: string): StoredPage | undefined {
      const entry = shelf.get(key);
      if (!entry || entry.freshUntil <= options.now()) return undefined;
      shelf.touch(key, entry);
      return entry.page;
    },
    async get(key: string, make: () => Promise<StoredPage>): Promise<StoredPage> {
      const entry = shelf.get(key);
      if (!entry) return render(key, make);
      if (entry.freshUntil <= options.now()) {
        // The stale page is answered at once; should the render fail, the next visitor tries again.
        render(key, make).catch(() => {});
      }
      return entry.page;
    },
    dropTags(tags: readonly string[]): void {
      drop((page) => tags.some((tag) => page.tags.includes(tag)));
    },
    clear(): void {
      drop(() => true);
    },
    size: shelf.size,
  };
}
