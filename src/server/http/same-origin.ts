import type { MiddlewareHandler } from "hono";
import { hostName } from "#features/sites/domain/host.ts";
import { failureAnswer } from "./errors.ts";
import type { AppEnv } from "./request-scope.ts";

/** PRODUCT §7: calls that change something come from our own pages or from no page at all. */
export const sameOriginOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  const fetchSite = c.req.header("sec-fetch-site");
  if (fetchSite && fetchSite !== "same-origin" && fetchSite !== "none") return refuse();
  const origin = c.req.header("origin");
  if (origin && originHost(origin) !== c.var.host) return refuse();
  await next();

  function refuse() {
    return failureAnswer(c, 403, "errors.other_origin");
  }
};

function originHost(origin: string): string {
  return URL.canParse(origin) ? hostName(new URL(origin).host) : "";
}
