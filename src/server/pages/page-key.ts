import { CURRENCY_COOKIE, visitorCurrency } from "#features/sites/domain/currency-choice.ts";
import type { Site } from "#features/sites/domain/site.ts";

/** Query parameters that change what a public page shows; all others, such as campaign tags, do not. */
const NAMES = new Set(["manufacturer", "az", "s", "q", "p", "l", "type", "v", "c"]);
const PREFIXES = ["f.", "fr."];
/** Which parts of a page the browser lacks when it navigates inside the shop. */
const PARTS = "_routes";
/** The suffix that React Router adds to a page's path to request only its data. */
const DATA = /(?:\/_)?\.data$/;

/** The form of our own links. React Router also accepts `/EN/Faq` and `/en/%66aq`, which are not worth caching. */
const PLAIN_PATH = /^\/[a-z]{2}(\/[a-z0-9-]{1,100}){0,6}\/?$/;
const MAX_PATH = 512;

export type PageAddress = { site: Site; target: string; cookieHeader: string };

/** Longer queries are made by hand or by programs. */
const MAX_QUERY = 200;

/**
 * Site, path and currency; the language is in the path, and the cache belongs to one build. Undefined for an odd path
 * or a query that changes the page, so that made-up addresses cannot fill the memory.
 */
export function pageKey(address: PageAddress): string | undefined {
  const [path, query] = splitOnce(address.target, "?");
  return isPlain(path) && namesThatMatter(path, query).length === 0
    ? keyOf(address, path)
    : undefined;
}

/**
 * The key of a page that depends on its query (filters, order, page, search words); other parameters and the order of
 * parameters do not matter. There is no limit to such addresses, so these pages have a small cache of their own.
 * Undefined if the query changes nothing, or for a long query or an odd path.
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

/** The currency in the cookie, even if the site does not offer it. `deploy/varnish.vcl` reads it in the same way. */
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
