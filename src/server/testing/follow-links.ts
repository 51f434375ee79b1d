import { expect } from "vitest";
import { CRAWLED_ROUTES } from "./crawled-routes.ts";
import { mapConcurrently } from "./inspect-page.ts";

type Browser = { get: (path: string) => Promise<Response> };
type Pictures = { read: (file: string) => Promise<unknown> };
export type Links = { pages: string[]; pictures: string[] };

/** A query that only arranges a page (filters, order) is left out; one that names a thing is part of its address. */
function addressOf(link: string): string {
  const { pathname, searchParams, search } = new URL(link.replaceAll("&amp;", "&"), "http://shop");
  return searchParams.has("slug") ? pathname + search : pathname;
}

/** Pages and pictures that a page leads to. */
export function linksOf(html: string): Links {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);
  return {
    pages: all(/<a [^>]*href="(\/[^"#]*)/g).map(addressOf),
    pictures: all(/\/_ipx\/[^/]+\/([^"\s,&?]+)/g),
  };
}

const crawled = new Set(CRAWLED_ROUTES.map(({ path }) => path));

/** Without what the crawl of all routes comes to by itself. */
export const beyondRoutes = (pages: readonly string[]): string[] =>
  pages.filter((page) => !crawled.has(page.replace(/^\/[a-z]{2}(?=\/)/, "")));

/** Goods and categories are many and alike: a few of them stand for all. */
function toFollow(pages: readonly string[]): string[] {
  const isMany = (page: string) => /^\/[a-z]{2}\/(c|p|market\/product)\//.test(page);
  const all = [...new Set(pages)];
  return [
    ...all.filter((page) => !isMany(page)),
    ...all.filter((page) => isMany(page) && page.includes("/c/")).slice(0, 10),
    ...all.filter((page) => isMany(page) && !page.includes("/c/")).slice(0, 5),
  ];
}

export async function expectPagesRespond(
  browser: Browser,
  pages: readonly string[],
): Promise<void> {
  const answers = await mapConcurrently(
    toFollow(pages),
    async (page) => `${(await browser.get(page)).status} ${page}`,
  );
  expect(answers.filter((answer) => !/^[23]/.test(answer))).toEqual([]);
}

/** Each once, however many pages show it. */
export function pictureChecker({ read }: Pictures) {
  const seen = new Set<string>();
  return async function expectPictures(files: readonly string[]): Promise<void> {
    const fresh = new Set(files.filter((file) => !seen.has(file)));
    const missing = await mapConcurrently([...fresh], async (file) => {
      seen.add(file);
      return (await read(file)) ? [] : [file];
    });
    expect(missing.flat()).toEqual([]);
  };
}
