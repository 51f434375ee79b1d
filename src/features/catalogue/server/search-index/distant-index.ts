import { asError } from "#core/errors.ts";
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
  const follow = async (tags: readonly string[] = []) => {
    try {
      const { snapshot } = await selectMoment(db);
      await engine.follow(tags, snapshot);
    } catch (error) {
      // Pages are made anew all the same: what is not yet found then is found by the next change.
      onError(asError(error));
    }
  };
  const nothing = async () => {};
  return {
    isComplete: () => true,
    reach: async () => true,
    search: engine.search,
    suggest: engine.suggest,
    follow,
    // The nodes that hold the index make it anew; changes of goods do not wait for that here either.
    refresh: async (tags) => ({ whole: follow(tags) }),
    pulse: nothing,
    save: nothing,
    close: engine.close,
  };
}
