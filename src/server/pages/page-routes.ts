import type { Context, Hono } from "hono";
import type { StatusCode } from "hono/utils/http-status";
import { pickEncoding } from "../http/encoding.ts";
import type { AppEnv } from "../http/request-scope.ts";
import { wellFormedUrl } from "../http/well-formed-url.ts";
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
    const { site, host, cookies } = c.var;
    const url = wellFormedUrl(c.req.url);
    const request = pageRequest(c.req.raw, url);
    const render = () => handlePage({ request, site, host, cookies });
    const key =
      keeps && isPageRequest(c, url)
        ? pageKey({
            site,
            host,
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

async function pageResponse(c: Context, page: StoredPage): Promise<Response> {
  const status = page.status as StatusCode;
  if (page.isPublic && matchesEtag(c.req.header("if-none-match"), page.etag)) {
    return c.body(null, 304, page.headers);
  }
  const encoding = pickEncoding(c.req.header("accept-encoding"));
  const body = await quickBody(page, encoding);
  return c.body(body as Uint8Array<ArrayBuffer>, status as 200, {
    ...page.headers,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
}
