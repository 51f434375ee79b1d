import type { Context, Hono } from "hono";
import { pickEncoding } from "../http/encoding.ts";
import type { AppEnv } from "../http/request-scope.ts";
import { isEndlessPath, wellFormedUrl } from "../http/well-formed-url.ts";
import type { Services } from "../services.ts";
import { quickBody } from "./page-encoding.ts";
import { createPageHandler, type RenderRoute } from "./page-handler.ts";
import { pageKey } from "./page-key.ts";
import { matchesEtag, type StoredPage } from "./stored-page.ts";

/** Everything that is no call, image or file is a page. */
export function mountPages(app: Hono<AppEnv>, services: Services, renderRoute: RenderRoute): void {
  const handlePage = createPageHandler(services, renderRoute);
  const keeps = import.meta.env.PROD && services.environment.PAGE_CACHE;

  app.all("*", async (c) => {
    const { site, cookies } = c.var;
    const url = wellFormedUrl(c.req.url);
    if (isEndlessPath(url.pathname)) return c.text("Not found", 404);
    const request = pageRequest(c.req.raw, url);
    const render = () => handlePage({ request, site, cookies });
    const key =
      keeps && isPageRequest(c, url)
        ? pageKey({
            site,
            target: url.pathname + url.search,
            cookieHeader: c.req.header("cookie") ?? "",
          })
        : undefined;
    const answer = key === undefined ? await render() : await services.pages.get(key, render);
    return answer instanceof Response ? answer : pageResponse(c, answer);
  });
}

/** HEAD renders as GET, so that its headers are those of the page. */
function pageRequest(request: Request, url: URL): Request {
  if (request.method !== "HEAD" && url.href === request.url) return request;
  return new Request(url, {
    method: request.method === "HEAD" ? "GET" : request.method,
    headers: request.headers,
    signal: request.signal,
  });
}

function isPageRequest(c: Context, url: URL): boolean {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return false;
  return !url.pathname.endsWith(".data") && url.pathname !== "/__manifest";
}

/** Made directly: Hono's own way would go through two sets of headers. */
function pageResponse(c: Context, page: StoredPage): Response {
  const { status, headers } = page;
  if (page.isPublic && matchesEtag(c.req.header("if-none-match"), page.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = pickEncoding(c.req.header("accept-encoding"));
  return new Response(quickBody(page, encoding) as Uint8Array<ArrayBuffer>, {
    status,
    headers: encoding === "identity" ? headers : { ...headers, "content-encoding": encoding },
  });
}
