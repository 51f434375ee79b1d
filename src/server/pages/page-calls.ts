import type { Context } from "hono";
import type { ApiRoute, CallFailure } from "#platform/api/api-route.ts";
import type { CallRequest } from "#platform/api/call.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import type { MakeCall } from "#platform/pages/calls.context.ts";
import { SearchUnavailable } from "#ports/search.ts";
import { isFailure, performCall } from "../http/calls/perform-call.ts";
import { siteRequest } from "../http/calls/site-request.ts";
import { unavailableMessage } from "../http/errors.ts";
import type { AppEnv } from "../http/request/request-scope.ts";
import type { Services } from "../services.ts";

/**
 * Lets a page's loader or action make calls. Headers that the calls set go into `outgoing`. The calls share the page's
 * cookies object, so that its session is read only once.
 */
export function pageCalls(
  c: Context<AppEnv>,
  routes: readonly ApiRoute[],
  services: Pick<Services, "markVisitor" | "environment" | "log">,
  { outgoing, cookies }: { outgoing: Headers; cookies: Record<string, string> },
): MakeCall {
  const asked = siteRequest(c, services, (name, value, options) =>
    options?.append ? outgoing.append(name, value) : outgoing.set(name, value),
  );
  // As in a browser, a cookie set by one call is sent with the next one.
  const request: RequestContext = {
    ...asked,
    cookies,
    setCookie(name, value, ...rest) {
      cookies[name] = value;
      asked.setCookie(name, value, ...rest);
    },
  };
  return async <Input, Output>({ path, method }: CallRequest<Input, Output>, input: Input) => {
    const route = routes.find(({ call }) => call.path === path && call.method === method);
    if (!route) throw new Error(`There is no call ${method} ${path}`);
    let result: Output | CallFailure;
    try {
      result = await performCall<Output>(route, input, request);
    } catch (error) {
      // Without its search the whole page fails, so the page handler reports this.
      if (error instanceof SearchUnavailable) throw error;
      services.log.error({ err: error, path }, "call of a page failed");
      const message = unavailableMessage(error);
      if (message) return { ok: false, httpStatus: 503, message, errors: {} };
      return { ok: false, httpStatus: 500, message: "errors.unexpected", errors: {} };
    }
    if (!isFailure(result)) return { ok: true, output: result };
    const { httpStatus, message, errors = {} } = result;
    const retryAfterSeconds = Number(outgoing.get("retry-after")) || undefined;
    return { ok: false, httpStatus, message, errors, retryAfterSeconds };
  };
}
