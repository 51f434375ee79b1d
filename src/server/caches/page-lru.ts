import type { StoredPage } from "./stored-page.ts";
import { createTagIndex } from "./tag-index.ts";

type Entry = { page: StoredPage; freshUntil: number };

/** A key is a string and a place in a Map; each tag names it once more. */
const ENTRY_BYTES = 200;
const TAG_BYTES = 40;

/** Pages by key within a bound of memory: the least recently used goes first. */
export function createPageLru(maxBytes: number) {
  const entries = new Map<string, Entry>();
  const tagged = createTagIndex();
  let bytes = 0;

  const weightOf = (key: string, { size, tags }: StoredPage) =>
    size + key.length + ENTRY_BYTES + tags.length * TAG_BYTES;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    tagged.remove(key, entry.page.tags);
    bytes -= weightOf(key, entry.page);
  }

  return {
    remove,
    put(key: string, entry: Entry): void {
      remove(key);
      entries.set(key, entry);
      tagged.add(key, entry.page.tags);
      bytes += weightOf(key, entry.page);
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
    removeTagged(tags: readonly string[]): void {
      for (const tag of tags) tagged.forEachKey(tag, remove);
    },
    clear(): void {
      for (const key of [...entries.keys()]) remove(key);
    },
    size: () => ({ pages: entries.size, bytes }),
  };
}
