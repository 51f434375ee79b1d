import { CURRENCY_COOKIE, chooseCurrency } from "#features/sites/domain/currency-choice.ts";
import type { Site } from "#features/sites/domain/site.ts";

/** Query names that change what a public page shows; all others, campaign tags above all, do not. */
const NAMES = new Set(["manufacturer", "az", "s", "q", "p", "l", "type"]);
const PREFIXES = ["f.", "fr."];
const MAX_PATH = 512;

export type PageAddress = { site: Site; host: string; target: string; cookieHeader: string };

/**
 * Site, path, query that matters and currency; the language is in the path and the build in the
 * process. Undefined where a page is not worth keeping: a path nobody could have linked to.
 */
export function pageKey({ site, host, target, cookieHeader }: PageAddress): string | undefined {
  const [path = "", query = ""] = splitOnce(target, "?");
  if (path.length > MAX_PATH || query.length > MAX_PATH) return undefined;
  const knownHost = site.hosts.includes(host) ? host : "";
  return `${site.id} ${knownHost} ${currencyId(site, cookieHeader)} ${path}${queryThatMatters(query)}`;
}

export function currencyId(site: Site, cookieHeader: string): number {
  const chosen = new RegExp(`(?:^|;\\s*)${CURRENCY_COOKIE}=(\\d{1,9})(?:;|$)`).exec(cookieHeader);
  return chooseCurrency(site.currencies, chosen ? Number(chosen[1]) : undefined)?.id ?? 0;
}

function queryThatMatters(query: string): string {
  if (query === "") return "";
  const kept = [...new URLSearchParams(query)].filter(
    ([name]) => NAMES.has(name) || PREFIXES.some((prefix) => name.startsWith(prefix)),
  );
  kept.sort(([a, x], [b, y]) => (a === b ? x.localeCompare(y) : a.localeCompare(b)));
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
