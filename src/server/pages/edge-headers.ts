import type { StoredPage } from "../caches/stored-page.ts";
import { edgeCurrency, type RequestSource } from "../http/origin.ts";
import type { Services } from "../services.ts";
import { chosenCurrency, isDataPath } from "./page-key.ts";

/** The site's own; proxies leave out a header that is empty. */
const NO_CURRENCY = "none";

/**
 * Fetched ahead, data may be used once on click, or it would be fetched twice; whatever else, a change of currency
 * above all, is asked for anew. `deploy/varnish.vcl` does the same.
 */
const AHEAD = { "cache-control": "private, max-age=10", vary: "accept-encoding, cookie" };

/** What browsers and an edge that asks may do with a page; nothing beside its own where they have to ask each time. */
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
