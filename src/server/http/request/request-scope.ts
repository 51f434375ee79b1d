import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import type { Site } from "#features/sites/domain/site.ts";
import type { SiteRegistry } from "#features/sites/server/registry/site-registry.ts";
import type { AddressList } from "../../settings/address-list.ts";
import { hasSecureCookies, type RequestSource, requestedHost } from "../origin.ts";
import { readHostCookies } from "./host-cookies.ts";
import { visitorAddress } from "./visitor-address.ts";

export type AppEnv = {
  Variables: {
    requestId: string;
    site: Site;
    host: string;
    /** Whether cookies are for https alone. */
    isSecure: boolean;
    /** The visitor's own address, as far as it is known. */
    address: string;
    cookies: Record<string, string>;
    /** Why a message from outside was not taken, for the log. */
    refused?: string;
    /** What a call answers, as it is sent: nobody has to read it out of the response again. */
    jsonText?: string;
  };
};

/** Every request belongs to a site; who sent it is looked up only where a call needs it. */
export function requestScope(
  registry: SiteRegistry,
  trustedProxies: AddressList,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const source = requestSource(c);
    const host = requestedHost(source, trustedProxies);
    const isSecure = hasSecureCookies(source, trustedProxies);
    c.set("host", host);
    c.set("isSecure", isSecure);
    c.set("address", visitorAddress(source, trustedProxies));
    c.set("site", registry.byHost(host));
    c.set("cookies", readHostCookies(getCookie(c), isSecure));
    await next();
  };
}

export function requestSource(c: Context): RequestSource {
  return {
    header: (name) => c.req.header(name),
    // Requests made in memory by tests have no socket behind them.
    remoteAddress: c.env?.incoming ? getConnInfo(c).remote.address : undefined,
  };
}
