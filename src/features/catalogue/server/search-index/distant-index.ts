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

/** An index that is kept elsewhere: it is told of changes, and until they can be found there one waits. */
export function distantIndex({ engine, db, onError }: Options): SearchIndex {
  const moment = async () => (await selectMoment(db)).snapshot;
  const follow = async (tags: readonly string[] = []) => {
    try {
      await engine.follow(tags, await moment());
    } catch (error) {
      // Pages are made anew all the same: what is not yet found then is found by the next change.
      onError(asError(error));
    }
  };
  /** A failure is thrown, so that it is tried again: old names would stay in pages that are made meanwhile. */
  const refresh = async (tags: readonly string[]) => engine.refresh(tags, await moment());
  const nothing = async () => {};
  return {
    isComplete: () => true,
    reach: async () => true,
    search: engine.search,
    suggest: engine.suggest,
    follow,
    // The nodes that hold the index make it anew; changes of goods do not wait for that here either.
    // This node starts with everything, and must not wait for nodes that are away.
    refresh: async (tags = []) => ({
      whole: tags.includes(EVERYTHING) ? follow(tags) : refresh(tags),
    }),
    pulse: nothing,
    save: nothing,
    close: engine.close,
  };
}
