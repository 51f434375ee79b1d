import { EVERYTHING, FEED_LOST } from "#database/change-feed.ts";
import { createRecentEntries, type RecentEntry } from "./recent-entries.ts";

/** However the feed fares, nothing is older than this. */
const LIFE_MS = 5000;

type RecentRead<Input, Answer> = {
  read: (input: Input) => Promise<Answer>;
  keyOf: (input: Input) => string;
  /** Of what an answer is made; nothing where it is not to be cached. */
  tagsOf: (answer: Answer, input: Input) => readonly string[] | undefined;
};

/**
 * What calls ask for again and again, such as sessions, for a few seconds in memory. It is cached only once the
 * change feed is followed, which says at once on every node what is out of date; a process without a feed reads
 * everything anew.
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
     * These have changed. That everything may have comes when the feed is there; while it is lost everything is
     * read anew, so that nobody's session outlives its end.
     */
    invalidate(tags: readonly string[]): void {
      isFollowed = (isFollowed || tags.includes(EVERYTHING)) && !tags.includes(FEED_LOST);
      for (const drop of caches) drop(tags);
    },
    /** For other threads that have recent reads of their own. */
    watch(drop: (tags: readonly string[]) => void): void {
      caches.push(drop);
    },
  };
}
export type RecentReads = ReturnType<typeof createRecentReads>;

/** Of what belongs to one customer: their row, roles, sessions, addresses and plan. */
export const customerTag = (customerId: number): string => `customer:${customerId}`;
