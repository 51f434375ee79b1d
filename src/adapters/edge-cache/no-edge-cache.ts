import type { EdgeCache } from "#ports/edge-cache.ts";

/** Nobody in front of us, or a cache that cannot be told anything, such as nginx: pages stay there for seconds. */
export const noEdgeCache: EdgeCache = { purge: async () => {} };
