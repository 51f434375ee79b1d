import type { RemoteEngine } from "#ports/search.ts";

/** For a node that serves no pages: a search on it is a programming error. */
export function createNoSearch(): RemoteEngine {
  const refuse = async () => {
    throw new Error("this node has no search: its ROLE is worker, and SEARCH_URL is not set");
  };
  return {
    can: { exactTotal: 0, filters: 0, values: 0 },
    search: refuse,
    suggest: refuse,
    follow: async () => {},
    refresh: async () => {},
    close: async () => {},
  };
}
