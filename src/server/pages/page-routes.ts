import type { Context, Hono } from "hono";
import { pickEncoding } from "../http/encoding.ts";
import type { AppEnv } from "../http/request-scope.ts";
import { isEndlessPath, wellFormedUrl } from "../http/well-formed-url.ts";
import type { Services } from "../services.ts";
import { quickBody } from "./page-encoding.ts";
import { createPageHandler, type RenderRoute } from "./page-handler.ts";
import { pageKey } from "./page-key.ts";
import { matchesEtag, type StoredPage } from "./stored-page.ts";

/** Pages change nothing: what does is a call. */
const READS = new Set(["GET", "HEAD"]);

/** Everything that is no call, image or file is a page. */
export function mountPages(app: Hono<AppEnv>, services: Services, renderRoute: RenderRoute): void {
  const handlePage = createPageHandler(services, renderRoute);
  const keeps = import.meta.env.PROD && services.environment.PAGE_CACHE;

  app.all("*", async (c) => {
    const { site, cookies } = c.var;
    const url = wellFormedUrl(c.req.url);
    if (!READS.has(c.req.method)) return c.text("Method not allowed", 405, { allow: "GET, HEAD" });
    if (isEndlessPath(url.pathname)) return c.text("Not found", 404);
    const request = pageRequest(c.req.raw, url);
    const render = () => handlePage({ request, site, cookies });
    const key =
      keeps && isPageRequest(url)
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
