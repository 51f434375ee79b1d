import { createFastlyEdgeCache } from "#adapters/edge-cache/fastly-edge-cache.ts";
import { createVarnishEdgeCache } from "#adapters/edge-cache/varnish-edge-cache.ts";
import type { EdgeCache } from "#ports/edge-cache.ts";
import type { Environment } from "../settings/environment.ts";

const FASTLY = "https://api.fastly.com";

/**
 * Each cache is purged on its own, because a Varnish does not pass purges on to others. Empty if there is no edge, or
 * only one that cannot be purged, such as nginx, where pages stay for seconds. The settings that belong together are
 * checked when they are read.
 */
export function openEdgeCaches(environment: Environment): EdgeCache[] {
  const { EDGE_CACHE: kind, EDGE_CACHE_URL: urls, EDGE_CACHE_KEY: key = "" } = environment;
  const { EDGE_CACHE_SERVICE: service = "" } = environment;
  if (kind === "varnish") return urls.map((url) => createVarnishEdgeCache({ url, secret: key }));
  return kind === "fastly" ? [createFastlyEdgeCache({ url: urls[0] ?? FASTLY, service, key })] : [];
}
