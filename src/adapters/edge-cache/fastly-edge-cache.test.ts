import { edgeCacheSuite } from "#ports/edge-cache.suite.ts";
import { createFastlyEdgeCache } from "./fastly-edge-cache.ts";
import { standInEdge } from "./fixtures/stand-in-edge.ts";

edgeCacheSuite("Fastly", () =>
  standInEdge(
    {
      isPurge: ({ method, url }) => method === "POST" && url === "/service/a1B2/purge",
      key: ({ headers }) => String(headers["fastly-key"]),
      tags: ({ headers }) => String(headers["surrogate-key"]),
      longest: 16_384,
    },
    (settings) => createFastlyEdgeCache({ ...settings, service: "a1B2" }),
  ),
);
