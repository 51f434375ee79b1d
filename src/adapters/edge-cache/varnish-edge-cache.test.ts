import { edgeCacheSuite } from "#ports/edge-cache.suite.ts";
import { standInEdge } from "./fixtures/stand-in-edge.ts";
import { VARNISH_FORMAT } from "./fixtures/varnish-format.ts";
import { createVarnishEdgeCache } from "./varnish-edge-cache.ts";

// `npm run test:edge` runs the same suite on Varnish itself.
edgeCacheSuite("Varnish", () =>
  standInEdge(VARNISH_FORMAT, ({ url, key, ...more }) =>
    createVarnishEdgeCache({ url, secret: key, ...more }),
  ),
);
