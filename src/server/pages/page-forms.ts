import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ApiRoute } from "#platform/api/api-route.ts";
import { MAX_BODY, refuseUnread } from "../http/errors.ts";
import type { AppEnv } from "../http/request-scope.ts";
import { sameOriginOnly } from "../http/same-origin.ts";
import { isEndlessPath, wellFormedUrl } from "../http/well-formed-url.ts";
import type { Services } from "../services.ts";
import { pageCalls } from "./page-calls.ts";
import type { createPageHandler } from "./page-handler.ts";
import { pageResponse } from "./page-response.ts";

type FormOptions = {
  services: Services;
  calls: readonly ApiRoute[];
  handlePage: ReturnType<typeof createPageHandler>;
};

const FORM = /^application\/x-www-form-urlencoded\b/i;

export const wrongMethod = (c: Context) =>
  c.text("Method not allowed", 405, { allow: "GET, HEAD" });

/** Forms that are sent without script: the page's action makes the calls that its script would have made. */
export function mountForms(app: Hono<AppEnv>, { services, calls, handlePage }: FormOptions): void {
  app.post(
    "*",
    bodyLimit({ maxSize: MAX_BODY, onError: (c) => refuseUnread(c, 413, "errors.too_large") }),
    sameOriginOnly(services.trustedProxies),
    async (c) => {
      const url = wellFormedUrl(c.req.url);
      const body = await c.req.arrayBuffer();
      if (isEndlessPath(url.pathname)) return c.text("Not found", 404);
      const { site, cookies } = c.var;
      const outgoing = new Headers();
      const makeCall = pageCalls(c, calls, services, outgoing);
      const request = formRequest(c, url, body);
      const answer = await handlePage({ request, site, cookies, makeCall });
      const response = answer instanceof Response ? answer : pageResponse(c, answer);
      // The Router's word for a page that takes no forms.
      if (response.status === 405) return wrongMethod(c);
      for (const [name, value] of outgoing) response.headers.append(name, value);
      return response;
    },
  );
}

/** Its origin was checked above, with proxies in mind; the Router's own check knows of none. */
function formRequest(c: Context, url: URL, body: ArrayBuffer): Request {
  const headers = new Headers(c.req.raw.headers);
  headers.delete("origin");
  const isForm = FORM.test(headers.get("content-type") ?? "");
  if (!isForm) headers.set("content-type", "application/x-www-form-urlencoded");
  return new Request(url, { method: "POST", headers, body: isForm ? body : "" });
}
