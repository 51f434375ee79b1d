import { setImmediate } from "node:timers/promises";
import { type CachedPagesOptions, createCachedPages, withoutTime } from "./cached-pages.ts";
import { createChangeLog } from "./change-log.ts";
import type { CachedPage } from "./page-lru.ts";
import type { StoredPage } from "./stored-page.ts";

export type PageCacheOptions = CachedPagesOptions & {
  /** How long an expired page may still be answered while no fresh copy can be rendered. */
  maxStaleMs: number;
};

/** Takes a few milliseconds even if each tag drops a page. */
const TAGS_AT_ONCE = 2000;
/** The status of a page when the database or the search does not answer. */
const UNAVAILABLE = 503;

/** A page, or another response such as a redirect. */
type Rendered = StoredPage | Response;
type Render = () => Promise<Rendered>;
type Made = { rendered: Rendered; isShared: boolean };

/**
 * Caches rendered public pages by key. An expired page is still answered while one fresh copy is rendered. A change
 * outdates the pages that have its tags; an outdated page is answered only if rendering it fails because the database
 * or the search is down. An incomplete page, rendered while a service was down, does not replace a complete one; it is
 * answered only if there is no complete one, or only an outdated one.
 */
export function createPageCache(options: PageCacheOptions) {
  const pages = createCachedPages(options);
  const changes = createChangeLog();
  const renders = new Map<string, Promise<Made>>();

  /** Does not store a page whose data changed meanwhile; removes the stored page if it is not public any more. */
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
   * Runs one render per key at a time. Other requests may share its result only if it is a public page and nothing it
   * shows has changed since; otherwise each request gets a result of its own.
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
    /** The synchronous fast path: returns a fresh page or undefined. */
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
      // The stale page is answered at once; if the render fails, the next request tries again.
      if (age >= 0) renderOnce(key, render).catch(() => {});
      return page;
    },
    /** Works on a few thousand tags at a time, so that other requests are answered in between. */
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

/** Prefers an incomplete new page to the outdated one, because its prices are those that the cart will charge. */
function orOutdated(rendered: Rendered, last: CachedPage): Rendered {
  return rendered.status === UNAVAILABLE ? withoutTime(last) : rendered;
}

function isPublicPage(rendered: Rendered): rendered is StoredPage {
  return !(rendered instanceof Response) && rendered.isPublic;
}
