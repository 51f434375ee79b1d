import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import type { Site } from "#features/sites/domain/site.ts";
import type { SiteRegistry } from "#features/sites/server/site-registry.ts";
import { requestedHost } from "./origin.ts";

export type AppEnv = {
  Variables: {
    requestId: string;
    site: Site;
    host: string;
    cookies: Record<string, string>;
  };
};

/** Every request belongs to a site; who sent it is looked up only where a call needs it. */
export function requestScope(
  registry: SiteRegistry,
  trustedProxies: readonly string[],
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const host = requestedHost(
      { header: (name) => c.req.header(name), remoteAddress: remoteAddress(c) },
      trustedProxies,
    );
    c.set("host", host);
    c.set("site", registry.byHost(host));
    c.set("cookies", getCookie(c));
    await next();
  };
}

function remoteAddress(c: Context): string | undefined {
  // Requests made in memory by tests have no socket behind them.
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined;
}
