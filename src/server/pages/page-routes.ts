import type { Hono } from "hono";
import type { ApiRoute } from "#platform/api/api-route.ts";
import type { AppEnv } from "../http/request-scope.ts";
import { isEndlessPath, wellFormedUrl } from "../http/well-formed-url.ts";
import type { Services } from "../services.ts";
import { pageCalls } from "./page-calls.ts";
import { mountForms, wrongMethod } from "./page-forms.ts";
import { createPageHandler, type RenderRoute } from "./page-handler.ts";
import { pageKey } from "./page-key.ts";
import { pageResponse } from "./page-response.ts";

const READS = new Set(["GET", "HEAD"]);

type PageOptions = {
  services: Services;
  renderRoute: RenderRoute;
  /** What forms on pages, and personal pages themselves, may ask. */
  calls: readonly ApiRoute[];
};

/** Everything that is no call, image or file is a page. */
export function mountPages(app: Hono<AppEnv>, { services, renderRoute, calls }: PageOptions): void {
  const handlePage = createPageHandler(services, renderRoute);
  const keeps = import.meta.env.PROD && services.environment.PAGE_CACHE;
  mountForms(app, { services, calls, handlePage });

  app.all("*", async (c) => {
    const { site, cookies } = c.var;
    const url = wellFormedUrl(c.req.url);
    if (!READS.has(c.req.method)) return wrongMethod(c);
    if (isEndlessPath(url.pathname)) return c.text("Not found", 404);
    const request = pageRequest(c.req.raw, url);
    const outgoing = new Headers();
    const makeCall = pageCalls(c, calls, services, outgoing);
    const render = () => handlePage({ request, site, cookies, makeCall });
    const key =
      keeps && isPageRequest(url)
        ? pageKey({
            site,
            target: url.pathname + url.search,
            cookieHeader: c.req.header("cookie") ?? "",
          })
        : undefined;
    const answer = key === undefined ? await render() : await services.pages.get(key, render);
    const response = answer instanceof Response ? answer : pageResponse(c, answer);
    for (const [name, value] of outgoing) response.headers.append(name, value);
    return response;
  });
}

/**
 * HEAD renders as GET, so that its headers are those of the page. A visitor who leaves takes no
 * signal along: the page is made all the same, for the next one.
 */
function pageRequest(request: Request, url: URL): Request {
  return new Request(url, { headers: request.headers });
}

function isPageRequest(url: URL): boolean {
  return !url.pathname.endsWith(".data") && url.pathname !== "/__manifest";
}
