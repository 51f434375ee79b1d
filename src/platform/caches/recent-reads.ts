import { EVERYTHING, FEED_LOST } from "#database/change-feed.ts";
import { createRecentEntries, type RecentEntry } from "./recent-entries.ts";

/** The maximum age of an entry, even if the change feed fails. */
const LIFE_MS = 5000;

type RecentRead<Input, Answer> = {
  read: (input: Input) => Promise<Answer>;
  keyOf: (input: Input) => string;
  /** The tags that the answer depends on; undefined if it must not be cached. */
  tagsOf: (answer: Answer, input: Input) => readonly string[] | undefined;
};

/**
 * Keeps in memory, for a few seconds, what calls read again and again, such as sessions. It caches only while the
 * change feed is connected, which tells every node at once what is out of date. A process without a feed reads
 * everything each time.
 */
export function createRecentReads(now: () => number = Date.now) {
  const caches: ((tags: readonly string[]) => void)[] = [];
  let isFollowed = false;

  return {
    cache<Input, Answer>({ read, keyOf, tagsOf }: RecentRead<Input, Answer>) {
      const entries = createRecentEntries<Answer>();
      caches.push((tags) => {
        if (tags.includes(EVERYTHING) || tags.includes(FEED_LOST)) entries.clear();
        else entries.removeTagged(tags);
      });
      return async (input: Input): Promise<Answer> => {
        if (!isFollowed) return read(input);
        const key = keyOf(input);
        const known = entries.get(key);
        if (known && known.until > now()) return known.answer;
        const entry: RecentEntry<Answer> = {
          answer: read(input),
          tags: undefined,
          until: now() + LIFE_MS,
        };
        entries.begin(key, entry);
        try {
          entry.tags = tagsOf(await entry.answer, input);
        } finally {
          entries.end(key, entry);
        }
        return entry.answer;
      };
    },
    /**
     * Called with the tags that changed. EVERYTHING comes when the feed is connected; after FEED_LOST nothing is
     * cached until then, so that no session outlives its end.
     */
    invalidate(tags: readonly string[]): void {
      isFollowed = (isFollowed || tags.includes(EVERYTHING)) && !tags.includes(FEED_LOST);
      for (const drop of caches) drop(tags);
    },
    /** For other threads that have their own cached reads. */
    watch(drop: (tags: readonly string[]) => void): void {
      caches.push(drop);
    },
  };
}
export type RecentReads = ReturnType<typeof createRecentReads>;

/** The tag of everything that belongs to one customer: their row, roles, sessions, addresses and plan. */
export const customerTag = (customerId: number): string => `customer:${customerId}`;
