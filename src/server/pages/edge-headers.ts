import type { StoredPage } from "../caches/stored-page.ts";
import { edgeCurrency, type RequestSource } from "../http/origin.ts";
import type { Services } from "../services.ts";
import { chosenCurrency, isDataPath } from "./page-key.ts";

/** The site's own currency; not an empty text, because proxies drop empty headers. */
const NO_CURRENCY = "none";

/**
 * For prefetched data: the browser may use it once on click instead of fetching it twice. The browser fetches anything
 * else again, above all after a change of currency. `deploy/varnish.vcl` does the same.
 */
const AHEAD = { "cache-control": "private, max-age=10", vary: "accept-encoding, cookie" };

/** The caching headers for an edge or a prefetch; undefined if the page's own headers apply. */
export function cachingHeaders(
  { edge, trustedProxies }: Pick<Services, "edge" | "trustedProxies">,
  source: RequestSource & { target: string },
  page: StoredPage,
): Record<string, string> | undefined {
  const ofEdge = edge.headersOf(page, {
    edgeCurrency: edgeCurrency(source, trustedProxies),
    chosenCurrency: chosenCurrency(source.header("cookie") ?? "") ?? NO_CURRENCY,
  });
  const isAhead =
    page.isPublic &&
    isDataPath(source.target.split("?", 1)[0] ?? "") &&
    /\bprefetch\b/.test(source.header("sec-purpose") ?? "");
  return ofEdge ?? (isAhead ? AHEAD : undefined);
}
