import { createTagIndex } from "./tag-index.ts";

const MOST = 20_000;

export type RecentEntry<Answer> = {
  answer: Promise<Answer>;
  /** Undefined while the answer is being read. */
  tags: readonly string[] | undefined;
  until: number;
};

/** Answers by key. A change finds the answers that it affects without a scan over thousands of others. */
export function createRecentEntries<Answer>() {
  const entries = new Map<string, RecentEntry<Answer>>();
  const beingRead = new Set<string>();
  let tagged = createTagIndex();

  function remove(key: string): void {
    tagged.remove(key, entries.get(key)?.tags ?? []);
    beingRead.delete(key);
    entries.delete(key);
  }

  function clear(): void {
    entries.clear();
    beingRead.clear();
    tagged = createTagIndex();
  }

  return {
    get: (key: string) => entries.get(key),
    begin(key: string, entry: RecentEntry<Answer>): void {
      if (entries.size >= MOST) clear();
      remove(key);
      entries.set(key, entry);
      beingRead.add(key);
    },
    /**
     * Called when the read has ended; does nothing if the entry was dropped meanwhile. An answer without tags is not
     * cached.
     */
    end(key: string, entry: RecentEntry<Answer>): void {
      if (entries.get(key) !== entry) return;
      if (entry.tags) tagged.add(key, entry.tags);
      else entries.delete(key);
      beingRead.delete(key);
    },
    /** Also drops entries that are still being read, since the read may have begun before the change. */
    removeTagged(tags: readonly string[]): void {
      for (const key of beingRead) remove(key);
      for (const tag of tags) tagged.forEachKey(tag, remove);
    },
    clear,
  };
}
