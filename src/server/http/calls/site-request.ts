import type { Context } from "hono";
import { generateCookie } from "hono/cookie";
import type { RequestContext } from "#platform/api/request-context.ts";
import type { Services } from "../../services.ts";
import { hostCookieName } from "../request/host-cookies.ts";
import { type AppEnv, requestSource } from "../request/request-scope.ts";
import { isLocalRequest } from "../request/visitor-address.ts";

type SendHeader = (name: string, value: string, options?: { append: boolean }) => void;

/** The request as a call sees it, with functions to add to the response. */
export function siteRequest(
  c: Context<AppEnv>,
  { markVisitor, environment }: Pick<Services, "markVisitor" | "environment">,
  send: SendHeader,
): RequestContext {
  // Read once, because Hono builds `c.var` again on every access.
  const { requestId, host, isSecure, site, cookies, address } = c.var;
  return {
    requestId,
    host,
    site,
    cookies,
    isLocal: environment.DEMO_TOOLS && isLocalRequest(requestSource(c), host),
    header: (name) => c.req.header(name),
    setHeader: (name, value) => send(name, value),
    visitor: () => markVisitor(address),
    setCookie: (name, value, maxAge, { readable = false, sameSite = "Lax" } = {}) =>
      send(
        "set-cookie",
        generateCookie(hostCookieName(name, isSecure), value, {
          path: "/",
          maxAge,
          sameSite,
          httpOnly: !readable,
          secure: isSecure,
        }),
        { append: true },
      ),
  };
}
