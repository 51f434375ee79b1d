import { CURRENCY_COOKIE, visitorCurrency } from "#features/sites/domain/currency-choice.ts";
import type { Site } from "#features/sites/domain/site.ts";

/** Query names that change what a public page shows; all others, campaign tags above all, do not. */
const NAMES = new Set(["manufacturer", "az", "s", "q", "p", "l", "type", "v", "c"]);
const PREFIXES = ["f.", "fr."];

/** How our own links are written; the Router also takes `/EN/Faq` and `/en/%66aq`, which nobody needs twice. */
const PLAIN_PATH = /^\/[a-z]{2}(\/[a-z0-9-]{1,100}){0,6}\/?$/;
const MAX_PATH = 512;

export type PageAddress = { site: Site; target: string; cookieHeader: string };

/**
 * Site, path and currency; the language is in the path and the build in the process. Undefined where
 * a page is not worth keeping, so that nobody can fill the memory with addresses they made up: an odd
 * path, or a query that the page answers to.
 */
export function pageKey({ site, target, cookieHeader }: PageAddress): string | undefined {
  const [path = "", query = ""] = splitOnce(target, "?");
  if (path.length > MAX_PATH || !PLAIN_PATH.test(path) || changesThePage(query)) return undefined;
  return `${site.id} ${currencyId(site, cookieHeader)} ${path}`;
}

const CHOSEN_CURRENCY = new RegExp(`(?:^|;\\s*)${CURRENCY_COOKIE}=(\\d{1,9})(?:;|$)`);

export function currencyId(site: Site, cookieHeader: string): number {
  const chosen = CHOSEN_CURRENCY.exec(cookieHeader);
  return visitorCurrency(site, chosen ? Number(chosen[1]) : undefined)?.id ?? 0;
}

function changesThePage(query: string): boolean {
  if (query === "") return false;
  return [...new URLSearchParams(query).keys()].some(
    (name) => NAMES.has(name) || PREFIXES.some((prefix) => name.startsWith(prefix)),
  );
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
