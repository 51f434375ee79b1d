import type { MiddlewareHandler } from "hono";
import type { ApiRoute } from "#platform/api/api-route.ts";
import type { AddressList } from "../settings/address-list.ts";
import { refuseUnread } from "./errors.ts";
import { requestedOrigin } from "./origin.ts";
import { type AppEnv, requestSource } from "./request/request-scope.ts";

/** Product notes §7: a call that changes something must come from our own pages, or from no page at all. */
export function sameOriginOnly(
  trustedProxies: AddressList,
  routes: readonly Pick<ApiRoute, "call">[] = [],
): MiddlewareHandler<AppEnv> {
  const changing = new Set(routes.flatMap(({ call }) => (call.changesState ? call.path : [])));
  return async (c, next) => {
    const isReading = c.req.method === "GET" || c.req.method === "HEAD";
    if (isReading && !changing.has(c.req.path)) return next();
    const fetchSite = c.req.header("sec-fetch-site");
    const isForeign = fetchSite && fetchSite !== "same-origin" && fetchSite !== "none";
    const origin = c.req.header("origin");
    if (isForeign || (origin && origin !== requestedOrigin(requestSource(c), trustedProxies))) {
      return refuseUnread(c, 403, "errors.other_origin");
    }
    await next();
  };
}
