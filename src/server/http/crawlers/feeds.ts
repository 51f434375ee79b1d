import { Readable } from "node:stream";
import type { Hono } from "hono";
import { findLanguage } from "#features/sites/domain/site.ts";
import { publicOrigin } from "#features/sites/server/public-origin.ts";
import type { Services } from "../../services.ts";
import type { AppEnv } from "../request-scope.ts";

const HEADERS = {
  "content-type": "application/rss+xml; charset=utf-8",
  "cache-control": "public, max-age=3600",
};

/** Goods for Google and Meta, in each language of the site. The first to ask sees it being written. */
export function mountFeeds(
  app: Hono<AppEnv>,
  { catalogue, environment, feeds }: Pick<Services, "catalogue" | "environment" | "feeds">,
): void {
  app.get("/feeds/:language/google.xml", async (c, next) => {
    const { site } = c.var;
    const language = findLanguage(site, c.req.param("language"))?.isoCode;
    if (!language) return next();
    const origin = publicOrigin(site, environment.PORT);
    const parts = () => catalogue.streamFeed({ site, language }, origin);
    const kept = await feeds.open(`${site.id}-${language}`, parts);
    if (!kept) return c.body(bytesOf(Readable.from(parts())), 200, HEADERS);
    const { size } = await kept.stat();
    const body = Readable.toWeb(kept.createReadStream()) as ReadableStream;
    return c.body(body, 200, { ...HEADERS, "content-length": String(size) });
  });
}

const bytesOf = (parts: Readable) =>
  Readable.toWeb(parts.map((part) => Buffer.from(part))) as ReadableStream;
