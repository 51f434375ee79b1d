import type { StoredPage } from "../caches/stored-page.ts";
import { edgeCurrency, type RequestSource } from "../http/origin.ts";
import type { Services } from "../services.ts";
import { chosenCurrency } from "./page-key.ts";

/** The site's own; proxies leave out a header that is empty. */
const NO_CURRENCY = "none";

/** What an edge that asks may do with a page; nothing where it is none, or has to ask again each time. */
export function edgeHeaders(
  { edge, trustedProxies }: Pick<Services, "edge" | "trustedProxies">,
  source: RequestSource,
  page: StoredPage,
): Record<string, string> | undefined {
  return edge.headersOf(page, {
    edgeCurrency: edgeCurrency(source, trustedProxies),
    chosenCurrency: chosenCurrency(source.header("cookie") ?? "") ?? NO_CURRENCY,
  });
}
