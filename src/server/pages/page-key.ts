import { CURRENCY_COOKIE, visitorCurrency } from "#features/sites/domain/currency-choice.ts";
import type { Site } from "#features/sites/domain/site.ts";

/** Query names that change what a public page shows; all others, campaign tags above all, do not. */
const NAMES = new Set(["manufacturer", "az", "s", "q", "p", "l", "type", "v", "c"]);
const PREFIXES = ["f.", "fr."];
/** Which parts of a page the browser lacks, where it moves inside the shop. */
const PARTS = "_routes";
/** What the Router puts behind a page's path when it asks for its data alone. */
const DATA = /(?:\/_)?\.data$/;

/** How our own links are written; the Router also takes `/EN/Faq` and `/en/%66aq`, which nobody needs twice. */
const PLAIN_PATH = /^\/[a-z]{2}(\/[a-z0-9-]{1,100}){0,6}\/?$/;
const MAX_PATH = 512;

export type PageAddress = { site: Site; target: string; cookieHeader: string };

/** Longer ones are put together by hand or by machines. */
const MAX_QUERY = 200;

/**
 * Site, path and currency; the language is in the path and the build in the process. Undefined where
 * a page is not worth keeping, so that nobody can fill the memory with addresses they made up: an odd
 * path, or a query that the page answers to.
 */
export function pageKey(address: PageAddress): string | undefined {
  const [path, query] = splitOnce(address.target, "?");
  return isPlain(path) && namesThatMatter(path, query).length === 0
    ? keyOf(address, path)
    : undefined;
}

/**
 * For a page that answers to its query: filters, order, page and words, whatever else the query holds
 * and however they are ordered. There is no end to such addresses, so their pages have a small cache of
 * their own. Undefined where the query changes nothing.
 */
export function queryPageKey(address: PageAddress): string | undefined {
  const [path, query] = splitOnce(address.target, "?");
  const names = namesThatMatter(path, query);
  if (names.length === 0 || query.length > MAX_QUERY || !isPlain(path)) return undefined;
  const all = new URLSearchParams(query);
  const ordered = [...new Set(names)]
    .sort()
    .flatMap((name) => all.getAll(name).map((value): [string, string] => [name, value]));
  return keyOf(address, `${path}?${new URLSearchParams(ordered)}`);
}

const isPlain = (path: string) =>
  path.length <= MAX_PATH && PLAIN_PATH.test(path.replace(DATA, ""));

export const isDataPath = (path: string) => DATA.test(path);

const keyOf = ({ site, cookieHeader }: PageAddress, target: string) =>
  `${site.id} ${currencyId(site, cookieHeader)} ${target}`;

const CHOSEN_CURRENCY = new RegExp(`(?:^|;\\s*)${CURRENCY_COOKIE}=(\\d{1,9})(?:;|$)`);

/** As the cookie has it, whether the site offers it or not. `deploy/varnish.vcl` reads it alike. */
export const chosenCurrency = (cookieHeader: string): string | undefined =>
  CHOSEN_CURRENCY.exec(cookieHeader)?.[1];

export function currencyId(site: Site, cookieHeader: string): number {
  const chosen = chosenCurrency(cookieHeader);
  return visitorCurrency(site, chosen ? Number(chosen) : undefined)?.id ?? 0;
}

function namesThatMatter(path: string, query: string): string[] {
  if (query === "") return [];
  return [...new URLSearchParams(query).keys()].filter(
    (name) =>
      NAMES.has(name) ||
      PREFIXES.some((prefix) => name.startsWith(prefix)) ||
      (name === PARTS && isDataPath(path)),
  );
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
