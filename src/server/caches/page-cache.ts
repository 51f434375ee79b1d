import { setImmediate } from "node:timers/promises";
import { type CachedPagesOptions, createCachedPages, withoutTime } from "./cached-pages.ts";
import { createChangeLog } from "./change-log.ts";
import type { CachedPage } from "./page-lru.ts";
import type { StoredPage } from "./stored-page.ts";

export type PageCacheOptions = CachedPagesOptions & {
  /** How long past its time a page may still be answered while no fresh copy can be made. */
  maxStaleMs: number;
};

/** Takes a few milliseconds even if each drops a page. */
const TAGS_AT_ONCE = 2000;
/** The status of a page when the database or the search does not answer. */
const UNAVAILABLE = 503;

/** A page, or an answer that is none: a redirect. */
type Rendered = StoredPage | Response;
type Render = () => Promise<Rendered>;
type Made = { rendered: Rendered; isShared: boolean };

/**
 * Rendered public pages by key. A page past its time is still answered while one fresh copy is
 * made. A change drops the pages that showed it by their tags: such a page is answered once more only while none can
 * be made, with the database or the search away. A page made without something that is away does not replace a whole
 * one, and is answered instead of it only where that one is outdated.
 */
export function createPageCache(options: PageCacheOptions) {
  const pages = createCachedPages(options);
  const changes = createChangeLog();
  const renders = new Map<string, Promise<Made>>();

  /** A page made from data that changed meanwhile is not stored; one that is gone makes way. */
  async function renderAndStore(key: string, render: Render): Promise<Made> {
    const watch = changes.watch();
    try {
      const rendered = await render();
      const isPublic = isPublicPage(rendered);
      const isOutdated = watch.isOutdated(isPublic ? rendered.tags : []);
      if (isPublic && !isOutdated) return { rendered: pages.store(key, rendered), isShared: true };
      if (!isPublic && rendered.status < 500) pages.remove(key);
      return { rendered, isShared: false };
    } finally {
      watch.end();
    }
  }

  /**
   * One render per key at a time. Only a public page that nothing has changed since may be shared:
   * who came after the change gets what is made after it, and anything else is for the one who asked.
   */
  async function renderOnce(key: string, render: Render): Promise<Rendered> {
    const shared = pages.getIncomplete(key);
    if (shared) return shared;
    const running = renders.get(key);
    if (running) {
      const made = await running.catch(() => undefined);
      if (made?.isShared) return made.rendered;
      return made && isPublicPage(made.rendered) ? renderOnce(key, render) : render();
    }
    const started = renderAndStore(key, render).finally(() => {
      if (renders.get(key) === started) renders.delete(key);
    });
    renders.set(key, started);
    return (await started).rendered;
  }

  return {
    /** Without a promise, for the fast path: a fresh page or nothing. */
    peek(key: string): StoredPage | undefined {
      const page = pages.get(key);
      if (!page || page.isOutdated || page.freshUntil <= options.now()) return undefined;
      pages.touch(key, page);
      return page;
    },
    async get(key: string, render: Render): Promise<Rendered> {
      const page = pages.get(key);
      const age = page ? options.now() - page.freshUntil : Number.POSITIVE_INFINITY;
      if (!page || age >= options.maxStaleMs) return renderOnce(key, render);
      if (page.isOutdated) return orOutdated(await renderOnce(key, render), page);
      // The stale page is answered at once; should the render fail, the next visitor tries again.
      if (age >= 0) renderOnce(key, render).catch(() => {});
      return page;
    },
    /** A few thousand at a time: others are answered between. */
    async outdateTags(tags: readonly string[]): Promise<void> {
      changes.note({ tags });
      for (let start = 0; start < tags.length; start += TAGS_AT_ONCE) {
        if (start > 0) await setImmediate();
        pages.outdateTagged(tags.slice(start, start + TAGS_AT_ONCE));
      }
    },
    outdateAll(): void {
      changes.note("everything");
      pages.outdateAll();
    },
    size: pages.size,
  };
}

/** What merely lacks something has today's prices, which the cart will ask; the last one has yesterday's. */
function orOutdated(rendered: Rendered, last: CachedPage): Rendered {
  return rendered.status === UNAVAILABLE ? withoutTime(last) : rendered;
}

function isPublicPage(rendered: Rendered): rendered is StoredPage {
  return !(rendered instanceof Response) && rendered.isPublic;
}
