import { Readable } from "node:stream";
import type { Hono } from "hono";
import { findLanguage } from "#features/sites/domain/site.ts";
import type { Services } from "../services.ts";
import { publicOrigin } from "./origin.ts";
import type { AppEnv } from "./request-scope.ts";

/** Goods for Google and Meta, in each language of the site. */
export function mountFeeds(app: Hono<AppEnv>, { catalogue, environment }: Services): void {
  app.get("/feeds/:language/google.xml", (c, next) => {
    const { site } = c.var;
    const language = findLanguage(site, c.req.param("language"));
    if (!language) return next();
    const origin = publicOrigin(site, environment.PORT);
    const feed = Readable.from(catalogue.streamFeed({ site, language: language.isoCode }, origin));
    return c.body(Readable.toWeb(feed.map((part) => Buffer.from(part))) as ReadableStream, 200, {
      "content-type": "application/rss+xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
    });
  });
}
