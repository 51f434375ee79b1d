import { asError } from "#core/errors.ts";
import { EVERYTHING } from "#database/change-feed.ts";
import type { Queryable } from "#database/connect.ts";
import type { RemoteEngine } from "#ports/search.ts";
import { selectMoment } from "./search-index.repository.ts";
import type { SearchIndex } from "./search-index.ts";

type Options = {
  engine: RemoteEngine;
  db: Queryable;
  onError: (error: Error) => void;
};

/** An index on other nodes: it is notified of changes, and callers wait until the changes can be found there. */
export function distantIndex({ engine, db, onError }: Options): SearchIndex {
  const moment = async () => (await selectMoment(db)).snapshot;
  const follow = async (tags: readonly string[] = []) => {
    try {
      await engine.follow(tags, await moment());
    } catch (error) {
      // Pages are rendered again all the same: the next change also brings what cannot be found yet.
      onError(asError(error));
    }
  };
  /** Throws on failure, so that it is retried: otherwise pages rendered meanwhile would keep old names. */
  const refresh = async (tags: readonly string[]) => engine.refresh(tags, await moment());
  const nothing = async () => {};
  return {
    isComplete: () => true,
    reach: async () => true,
    search: engine.search,
    suggest: engine.suggest,
    follow,
    // The nodes with the index rebuild it, and product changes do not wait for that here either. This node starts with
    // EVERYTHING, and must not wait for nodes that are down.
    refresh: async (tags = []) => ({
      whole: tags.includes(EVERYTHING) ? follow(tags) : refresh(tags),
    }),
    pulse: nothing,
    save: nothing,
    close: engine.close,
  };
}
