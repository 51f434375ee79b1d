import { createTagIndex } from "#platform/caches/tag-index.ts";
import type { StoredPage } from "./stored-page.ts";

export type CachedPage = StoredPage & {
  freshUntil: number;
  /** Something that it shows has changed: only for when it cannot be made anew. */
  isOutdated?: true;
};

/** A key is a string and an entry of a Map; each tag names it once more. */
const ENTRY_BYTES = 200;
const TAG_BYTES = 40;

/** Pages by key within a bound of memory: the least recently used goes first. */
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
    /** A Map keeps the order of insertion, so being used means being inserted again. */
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
