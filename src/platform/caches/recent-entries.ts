import { createTagIndex } from "./tag-index.ts";

const MOST = 20_000;

export type RecentEntry<Answer> = {
  answer: Promise<Answer>;
  /** Not known while it is being read. */
  tags: readonly string[] | undefined;
  until: number;
};

/** Answers by key: a change finds those that it concerns without looking at the others, of which there are thousands. */
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
    /** It was read, unless something changed meanwhile; without tags it is not cached. */
    end(key: string, entry: RecentEntry<Answer>): void {
      if (entries.get(key) !== entry) return;
      if (entry.tags) tagged.add(key, entry.tags);
      else entries.delete(key);
      beingRead.delete(key);
    },
    /** What is still being read may have been read before the change. */
    removeTagged(tags: readonly string[]): void {
      for (const key of beingRead) remove(key);
      for (const tag of tags) tagged.forEachKey(tag, remove);
    },
    clear,
  };
}
