import type { Hono } from "hono";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { publicOrigin } from "#features/sites/server/public-origin.ts";
import { listIndexedPages } from "../../page-table.ts";
import type { Services } from "../../services.ts";
import type { AppEnv } from "../request/request-scope.ts";

/** The sitemap protocol's limit for one file. */
const MAX_ADDRESSES = 50_000;
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEADERS = {
  "content-type": "application/xml; charset=utf-8",
  "cache-control": "public, max-age=3600",
};

type ListAddresses = (services: Services, site: Site) => readonly string[] | Promise<string[]>;

const blogLinks = ({ content }: Services, site: Site) =>
  content.listBlogLinks(site, site.languages[0]?.isoCode ?? "en");

/** Addresses of routes with several pages or none. Products are too many for this, and have files of their own. */
export const ADDRESSES: Readonly<Record<string, ListAddresses>> = {
  "faq/:slug": ({ content }, site) => content.listFaqSlugs(site).map((slug) => `/faq/${slug}`),
  blog: (services, site) => (blogLinks(services, site).length > 0 ? ["/blog"] : []),
  "blog/:slug": (services, site) => blogLinks(services, site).map(({ slug }) => `/blog/${slug}`),
  "c/*": ({ catalogue }, site) => catalogue.listCategoryPaths(site),
  "p/:slug": () => [],
  "market/product/:slug": () => [],
};

/** A single file if everything fits into it, or else an index of files. */
export function mountSitemap(
  app: Hono<AppEnv>,
  services: Services,
  maxAddresses = MAX_ADDRESSES,
): void {
  const { catalogue, environment } = services;
  const pagesOf = async (site: Site) => {
    const listed = listIndexedPages(site).map(async ({ path }) => {
      const list = ADDRESSES[path];
      return list ? list(services, site) : [`/${path}`];
    });
    return (await Promise.all(listed)).flat();
  };
  /** The number of products in one file: each has an address in every language. */
  const goodsPerFile = ({ languages }: Site) =>
    Math.floor(maxAddresses / Math.max(1, languages.length));

  function addresses(site: Site, paths: readonly string[]): string {
    const origin = publicOrigin(site, environment.PORT);
    const urls = paths.flatMap((path) =>
      site.languages.map(
        ({ isoCode }) => `<url><loc>${origin}${localisePath(path, isoCode)}</loc></url>`,
      ),
    );
    return xml(`<urlset ${SPACE}>${urls.join("")}</urlset>`);
  }

  /** A file of products is named by the id after which it starts, so that finding it needs no offset. */
  function listOfFiles(site: Site, starts: readonly number[]): string {
    const origin = publicOrigin(site, environment.PORT);
    const names = ["sitemap-pages", ...starts.map((after) => `sitemap-goods-${after}`)];
    const files = names.map((name) => `<sitemap><loc>${origin}/${name}.xml</loc></sitemap>`);
    return xml(`<sitemapindex ${SPACE}>${files.join("")}</sitemapindex>`);
  }

  app.get("/sitemap.xml", async (c) => {
    const { site } = c.var;
    const perFile = goodsPerFile(site);
    const [pages, { count, starts }] = await Promise.all([
      pagesOf(site),
      catalogue.listGoodsStretches(site, perFile),
    ]);
    if (pages.length + count > perFile) return c.body(listOfFiles(site, starts), 200, HEADERS);
    const all = await catalogue.listGoodsPaths(site, { after: 0, limit: perFile });
    return c.body(addresses(site, [...pages, ...all]), 200, HEADERS);
  });

  app.get("/sitemap-pages.xml", async (c) =>
    c.body(addresses(c.var.site, await pagesOf(c.var.site)), 200, HEADERS),
  );

  app.get("/:file{sitemap-goods-[0-9]{1,9}\\.xml}", async (c, next) => {
    const { site } = c.var;
    const after = Number(/\d+/.exec(c.req.param("file"))?.[0]);
    const paths = await catalogue.listGoodsPaths(site, { after, limit: goodsPerFile(site) });
    return paths.length > 0 ? c.body(addresses(site, paths), 200, HEADERS) : next();
  });
}

const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>${content}`;
