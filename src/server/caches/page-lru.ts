import type { StoredPage } from "./stored-page.ts";

type Entry = { page: StoredPage; freshUntil: number };

/** Pages by key within a bound of memory: the least recently used goes first. */
export function createPageLru(maxBytes: number) {
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
