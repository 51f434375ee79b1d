import { createTagIndex } from "#platform/caches/tag-index.ts";
import type { StoredPage } from "./stored-page.ts";

export type CachedPage = StoredPage & {
  freshUntil: number;
  /** Data on the page has changed; it is used only if no new page can be rendered. */
  isOutdated?: true;
};

/** Estimates: a key is a string and a Map entry; each tag refers to the key once more. */
const ENTRY_BYTES = 200;
const TAG_BYTES = 40;

/** Pages by key within a memory limit; the least recently used page is dropped first. */
export function createPageLru(maxBytes: number) {
  const entries = new Map<string, CachedPage>();
  const tagged = createTagIndex();
  let bytes = 0;

  const weightOf = (key: string, { size, tags }: StoredPage) =>
    size + key.length + ENTRY_BYTES + tags.length * TAG_BYTES;

  function remove(key: string): void {
    const page = entries.get(key);
    if (!page) return;
    entries.delete(key);
    tagged.remove(key, page.tags);
    bytes -= weightOf(key, page);
  }

  function outdate(key: string): void {
    const page = entries.get(key);
    if (!page) return;
    tagged.remove(key, page.tags);
    entries.set(key, { ...page, isOutdated: true });
  }

  return {
    remove,
    put(key: string, page: CachedPage): void {
      remove(key);
      entries.set(key, page);
      tagged.add(key, page.tags);
      bytes += weightOf(key, page);
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    get: (key: string): CachedPage | undefined => entries.get(key),
    /** A Map keeps insertion order, so a used page is inserted again at the end. */
    touch(key: string, page: CachedPage): void {
      entries.delete(key);
      entries.set(key, page);
    },
    outdateTagged(tags: readonly string[]): void {
      for (const tag of tags) tagged.forEachKey(tag, outdate);
    },
    outdateAll(): void {
      for (const key of entries.keys()) outdate(key);
    },
    size: () => ({ pages: entries.size, bytes }),
  };
}
