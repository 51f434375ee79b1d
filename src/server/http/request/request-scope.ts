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
    /** Whether cookies are for https only. */
    isSecure: boolean;
    /** The visitor's own IP address, as far as it is known. */
    address: string;
    cookies: Record<string, string>;
    /** Why a webhook was refused, for the log. */
    refused?: string;
    /** The JSON text of a call's response, so that it need not be read from the response again. */
    jsonText?: string;
  };
};

/** Finds the site of every request; the session is looked up only by calls that need it. */
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
    // Requests that tests make in memory have no socket.
    remoteAddress: c.env?.incoming ? getConnInfo(c).remote.address : undefined,
  };
}
