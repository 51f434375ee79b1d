import type { RemoteEngine } from "#ports/search.ts";
import type { SearchIndex } from "./search-index.ts";

/** An index that is kept elsewhere: it is told of changes, and until they can be found there one waits. */
export function distantIndex(engine: RemoteEngine, onError: (error: Error) => void): SearchIndex {
  // Pages are made anew all the same: what is not yet found then is found by the next change.
  const follow = (tags: readonly string[] = []) => engine.follow(tags).catch(onError);
  const nothing = async () => {};
  return {
    isComplete: () => true,
    search: engine.search,
    suggest: engine.suggest,
    follow,
    refresh: follow,
    pulse: nothing,
    save: nothing,
    close: engine.close,
  };
}
