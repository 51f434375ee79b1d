import { isOn, type Site } from "#features/sites/domain/site.ts";
import { PAGES, type Page } from "../pages.ts";

/** A regular expression for the path after the language, with the route's parameters replaced. */
const patternOf = ({ path }: Page) =>
  path
    .replace(/\/:\w+\?/g, "(?:/[^/]+)?")
    .replace(/:\w+/g, "[^/]+")
    .replace(/\*$/, ".+");

const CACHED = new RegExp(
  `^/[a-z]{2}/?(?:${PAGES.filter(({ cached }) => cached)
    .map(patternOf)
    .join("|")})/?$`,
);

/** Whether the page is the same for everybody; the data requests of a page count like the page. */
export const isCachedPage = (pathname: string): boolean =>
  CACHED.test(pathname.replace(/(?:\/_)?\.data$/, ""));

/** The pages of a site that search engines may index. */
export const listIndexedPages = (site: Site): Page[] =>
  PAGES.filter(
    ({ indexed, switches = [] }) => indexed && switches.every((name) => isOn(site, name)),
  );
