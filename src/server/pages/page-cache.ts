import type { StoredPage } from "./stored-page.ts";

type Entry = { page: StoredPage; freshUntil: number };

export type PageCacheOptions = { maxBytes: number; freshMs: number; now: () => number };
export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Rendered public pages by key, least recently used out first. A page past its time is still
 * answered while one fresh copy is made; a change drops the pages that showed it by their tags.
 */
export function createPageCache(options: PageCacheOptions) {
  const entries = new Map<string, Entry>();
  const renders = new Map<string, Promise<StoredPage>>();
  let bytes = 0;
  let generation = 0;

  function remove(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.page.size;
  }

  function store(key: string, page: StoredPage) {
    remove(key);
    entries.set(key, { page, freshUntil: options.now() + options.freshMs });
    bytes += page.size;
    for (const oldest of entries.keys()) {
      if (bytes <= options.maxBytes) break;
      remove(oldest);
    }
  }

  /** One render per key at a time; a page made from data that changed meanwhile is not kept. */
  function render(key: string, make: () => Promise<StoredPage>): Promise<StoredPage> {
    const running = renders.get(key);
    if (running) return running;
    const startedIn = generation;
    const started = make()
      .then((page) => {
        if (page.isPublic && startedIn === generation) store(key, page);
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
    for (const [key, entry] of entries) if (shouldGo(entry.page)) remove(key);
  }

  return {
    /** Without a promise, for the fast path: a fresh page or nothing. */
    peek(key: string): StoredPage | undefined {
      const entry = entries.get(key);
      if (!entry || entry.freshUntil <= options.now()) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    async get(key: string, make: () => Promise<StoredPage>): Promise<StoredPage> {
      const entry = entries.get(key);
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
    size: () => ({ pages: entries.size, bytes }),
  };
}
