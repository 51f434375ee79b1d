import type { StoredPage } from "./stored-page.ts";

export type PageCacheOptions = {
  maxBytes: number;
  freshMs: number;
  /** How long past its time a page may still be answered while no fresh copy can be made. */
  maxStaleMs: number;
  now: () => number;
  /** Compresses a page that is kept. */
  pack: (page: StoredPage) => Promise<StoredPage>;
};

/** A page, or an answer that is none: a redirect. */
type Rendered = StoredPage | Response;
type Render = () => Promise<Rendered>;

/**
 * Rendered public pages by key. A page past its time is still answered while one fresh copy is
 * made; a change drops the pages that showed it by their tags.
 */
export function createPageCache(options: PageCacheOptions) {
  const shelf = createPageLru(options.maxBytes);
  const renders = new Map<string, Promise<Rendered>>();
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

  /** A page made from data that changed meanwhile is not kept; one that is gone makes way. */
  async function renderAndKeep(key: string, render: Render): Promise<Rendered> {
    const startedIn = generation;
    const rendered = await render();
    if (startedIn !== generation) return rendered;
    if (isPublicPage(rendered)) keep(key, rendered);
    else if (rendered.status < 500) shelf.remove(key);
    return rendered;
  }

  /** One render per key at a time. Only a public page may be shared: anything else is for the one who asked. */
  async function renderOnce(key: string, render: Render): Promise<Rendered> {
    const running = renders.get(key);
    if (running) {
      const shared = await running.catch(() => undefined);
      return shared && isPublicPage(shared) ? shared : render();
    }
    const started = renderAndKeep(key, render).finally(() => {
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
    async get(key: string, render: Render): Promise<Rendered> {
      const entry = shelf.get(key);
      const age = entry ? options.now() - entry.freshUntil : Number.POSITIVE_INFINITY;
      if (!entry || age >= options.maxStaleMs) return renderOnce(key, render);
      // The stale page is answered at once; should the render fail, the next visitor tries again.
      if (age >= 0) renderOnce(key, render).catch(() => {});
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

function isPublicPage(rendered: Rendered): rendered is StoredPage {
  return !(rendered instanceof Response) && rendered.isPublic;
}

type Entry = { page: StoredPage; freshUntil: number };

/** Pages by key within a bound of memory: the least recently used goes first. */
function createPageLru(maxBytes: number) {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.page.size;
  }

  return {
    remove,
    put(key: string, entry: Entry): void {
      remove(key);
      entries.set(key, entry);
      bytes += entry.page.size;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    get: (key: string): Entry | undefined => entries.get(key),
    /** A Map keeps the order of insertion, so being used means being inserted again. */
    touch(key: string, entry: Entry): void {
      entries.delete(key);
      entries.set(key, entry);
    },
    entries: () => entries.entries(),
    size: () => ({ pages: entries.size, bytes }),
  };
}
