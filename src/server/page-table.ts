import { isOn, type Site } from "#features/sites/domain/site.ts";
import { PAGES, type Page } from "../pages.ts";

/** Below the language, with what the router's words stand for. */
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

/** Whether the page is the same for everybody; what the browser asks of it by script is as the page is. */
export const isCachedPage = (pathname: string): boolean =>
  CACHED.test(pathname.replace(/(?:\/_)?\.data$/, ""));

/** Pages of a site that search engines may know. */
export const listIndexedPages = (site: Site): Page[] =>
  PAGES.filter(
    ({ indexed, switches = [] }) => indexed && switches.every((name) => isOn(site, name)),
  );
