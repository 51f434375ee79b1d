import { Readable } from "node:stream";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono, MiddlewareHandler } from "hono";
import { findLanguage } from "#features/sites/domain/site.ts";
import { publicOrigin } from "#features/sites/server/public-origin.ts";
import type { Services } from "../services.ts";
import { mountSitemap } from "./crawlers/sitemap.ts";
import { serveFormerAssets } from "./former-assets.ts";
import type { AppEnv } from "./request/request-scope.ts";
import { toWebStream } from "./web-stream.ts";

const HEADERS = {
  "content-type": "application/rss+xml; charset=utf-8",
  "cache-control": "public, max-age=3600",
};

/** Product feeds for Google and Meta, in each language of the site. The first request starts writing the feed. */
function mountFeeds(
  app: Hono<AppEnv>,
  { catalogue, environment, feeds }: Pick<Services, "catalogue" | "environment" | "feeds">,
): void {
  app.get("/feeds/:language/google.xml", async (c, next) => {
    const { site } = c.var;
    const language = findLanguage(site, c.req.param("language"))?.isoCode;
    if (!language) return next();
    const origin = publicOrigin(site, environment.PORT);
    const parts = () => catalogue.streamFeed({ site, language }, origin);
    const cached = await feeds.open(`${site.id}-${language}`, parts);
    if (!cached) return c.body(bytesOf(Readable.from(parts())), 200, HEADERS);
    const { size } = await cached.stat();
    const body = toWebStream(cached.createReadStream());
    return c.body(body, 200, { ...HEADERS, "content-length": String(size) });
  });
}

const bytesOf = (parts: Readable) => toWebStream(parts.map((part) => Buffer.from(part)));

const IMMUTABLE = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";

const NO_PAGES = [
  "/assets/*",
  "/pictures/*",
  "/builds/*",
  "/feeds/*",
  "/:mark{favicon-[a-z]+\\.svg}",
  "/:map{sitemap[\\w-]*\\.xml}",
];

/** Only exact paths: a wildcard in front of the page cache cost 40 % of its speed. */
export function mountFiles(
  app: Hono<AppEnv>,
  services: Services,
  { clientDir, formerDir }: { clientDir?: string; formerDir?: string },
): void {
  if (clientDir) {
    const files = (cacheControl: string) => serveFiles(cacheControl, clientDir);
    app.use("/assets/*", files(IMMUTABLE));
    if (formerDir) app.get("/assets/*", serveFormerAssets(formerDir));
    app.use("/:mark{favicon-[a-z]+\\.svg}", files(DAY));
    app.use("/pictures/*", files(DAY));
  }
  app.get("/favicon.ico", (c) => c.redirect(`/favicon-${c.var.site.theme}.svg`));
  app.get("/robots.txt", (c) =>
    c.text(
      `User-agent: *\nDisallow: /api/\nAllow: /\nSitemap: ${originOf(c.var)}/sitemap.xml\n`,
      200,
      { "cache-control": DAY },
    ),
  );
  mountSitemap(app, services);
  mountFeeds(app, services);

  // Product notes §2: these are outside of the locale guard, so a missing file is a plain 404.
  for (const path of NO_PAGES) app.all(path, (c) => c.text("Not found", 404));

  function originOf({ site }: AppEnv["Variables"]): string {
    return publicOrigin(site, services.environment.PORT);
  }
}

/** Files whose names change with their content. */
export const serveHashedFiles = (root: string) => serveFiles(IMMUTABLE, root);

function serveFiles(cacheControl: string, root: string): MiddlewareHandler<AppEnv> {
  const serve = serveStatic<AppEnv>({ root, precompressed: true });
  return async (c, next) => {
    const file = await serve(c, next);
    if (!(file instanceof Response)) return;
    file.headers.set("cache-control", cacheControl);
    // Also for the uncompressed file; otherwise a cache in between would send it to every client.
    file.headers.set("vary", "accept-encoding");
    return file;
  };
}
