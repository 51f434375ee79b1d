import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ApiRoute } from "#platform/api/api-route.ts";
import { pickEncoding } from "../caches/encoding.ts";
import { packQuickly } from "../caches/page-encoding.ts";
import { etagOf, matchesEtag, type StoredPage } from "../caches/stored-page.ts";
import { MAX_BODY, refuseUnread } from "../http/errors.ts";
import { type AppEnv, requestSource } from "../http/request/request-scope.ts";
import { isEndlessPath, wellFormedUrl } from "../http/request/well-formed-url.ts";
import { sameOriginOnly } from "../http/same-origin.ts";
import type { Services } from "../services.ts";
import { cachingHeaders } from "./edge-headers.ts";
import { pageCalls } from "./page-calls.ts";
import { createPageHandler, type PageRequest, type RenderRoute } from "./page-handler.ts";
import { pageKey, queryPageKey } from "./page-key.ts";

type HandlePage = ReturnType<typeof pageHandler>;
type FormOptions = {
  services: Services;
  calls: readonly ApiRoute[];
  handlePage: HandlePage;
};

/** Renders pages in worker threads if there are any, else in this thread. */
function pageHandler(services: Services, renderRoute: RenderRoute) {
  const renderHere = createPageHandler(services, renderRoute);
  const { pageWorkers, metrics } = services;
  const render = (page: PageRequest & { isCompressed?: boolean }) =>
    pageWorkers ? pageWorkers.render(page, () => renderHere(page)) : renderHere(page);
  return async (page: Parameters<typeof render>[0]): Promise<Response | StoredPage> => {
    const started = performance.now();
    const rendered = await render(page);
    metrics.countRender((performance.now() - started) / 1000);
    return rendered;
  };
}

const FORM = /^application\/x-www-form-urlencoded\b/i;

const wrongMethod = (c: Context) => c.text("Method not allowed", 405, { allow: "GET, HEAD" });

const isFormOfPage = ({ headers }: Request) =>
  FORM.test(headers.get("content-type") ?? "") &&
  /\btext\/html\b/.test(headers.get("accept") ?? "");

/** Forms sent without JavaScript: the page's action makes the calls that its script would have made. */
function mountForms(app: Hono<AppEnv>, { services, calls, handlePage }: FormOptions): void {
  app.post(
    "*",
    bodyLimit({ maxSize: MAX_BODY, onError: (c) => refuseUnread(c, 413, "errors.too_large") }),
    sameOriginOnly(services.trustedProxies),
    async (c) => {
      const url = wellFormedUrl(c.req.url);
      const body = await c.req.arrayBuffer();
      if (isEndlessPath(url.pathname)) return c.text("Not found", 404);
      const { site } = c.var;
      const cookies = { ...c.var.cookies };
      const outgoing = new Headers();
      const makeCall = pageCalls(c, calls, services, { outgoing, cookies });
      const request = formRequest(c, url, body);
      const answer = await handlePage({ request, site, cookies, makeCall });
      const response = answer instanceof Response ? answer : pageResponse(c, answer, services);
      // The router answers 405 if a page accepts no forms. A browser without JavaScript is sent back to the page.
      if (response.status === 405) {
        return isFormOfPage(c.req.raw)
          ? c.redirect(url.pathname + url.search, 303)
          : wrongMethod(c);
      }
      for (const [name, value] of outgoing) response.headers.append(name, value);
      return response;
    },
  );
}

/** The origin was checked above with regard to proxies. The router's own check does not know them, so it is removed. */
function formRequest(c: Context, url: URL, body: ArrayBuffer): Request {
  const headers = new Headers(c.req.raw.headers);
  headers.delete("origin");
  const isForm = FORM.test(headers.get("content-type") ?? "");
  if (!isForm) headers.set("content-type", "application/x-www-form-urlencoded");
  return new Request(url, { method: "POST", headers, body: isForm ? body : "" });
}

const READS = new Set(["GET", "HEAD"]);

type PageOptions = {
  services: Services;
  renderRoute: RenderRoute;
  /** The calls that forms on pages, and personal pages, may make. */
  calls: readonly ApiRoute[];
};

/** Every request that is no call, image or file is for a page. */
export function mountPages(app: Hono<AppEnv>, { services, renderRoute, calls }: PageOptions): void {
  const handlePage = pageHandler(services, renderRoute);
  const isCaching = import.meta.env.PROD && services.environment.PAGE_CACHE;
  mountForms(app, { services, calls, handlePage });

  app.all("*", async (c) => {
    const { site } = c.var;
    const cookies = { ...c.var.cookies };
    const url = wellFormedUrl(c.req.url);
    if (!READS.has(c.req.method)) return wrongMethod(c);
    if (isEndlessPath(url.pathname)) return c.text("Not found", 404);
    const request = pageRequest(c.req.raw, url);
    const outgoing = new Headers();
    const makeCall = pageCalls(c, calls, services, { outgoing, cookies });
    const keys = isCaching ? keysOf(c, url) : {};
    const isCompressed = isPackedAtOnce(c, keys);
    const render = () => handlePage({ request, site, cookies, makeCall, isCompressed });
    const answer = await answerFrom(services, keys, render);
    const response = answer instanceof Response ? answer : pageResponse(c, answer, services);
    for (const [name, value] of outgoing) response.headers.append(name, value);
    return response;
  });
}

type Keys = { key?: string | undefined; queryKey?: string | undefined };

function keysOf(c: Context<AppEnv>, { pathname, search }: URL): Keys {
  const cookieHeader = c.req.header("cookie") ?? "";
  const address = { site: c.var.site, target: pathname + search, cookieHeader };
  return { key: pageKey(address), queryKey: queryPageKey(address) };
}

/** Compressed at once, except pages for the main cache, which are compressed better after the response. */
const isPackedAtOnce = (c: Context, { key, queryKey }: Keys) =>
  queryKey !== undefined ||
  (key === undefined && pickEncoding(c.req.header("accept-encoding")) === "br");

async function answerFrom(
  { pages, queryPages, metrics }: Services,
  { key, queryKey }: Keys,
  render: () => Promise<Response | StoredPage>,
): Promise<Response | StoredPage> {
  if (key === undefined && queryKey === undefined) return render();
  let isHit = true;
  const renderMissed = () => {
    isHit = false;
    return render();
  };
  const answer =
    key === undefined
      ? await queryPages.get(queryKey ?? "", async () => {
          const rendered = await renderMissed();
          return rendered instanceof Response ? rendered : packQuickly(rendered);
        })
      : await pages.get(key, renderMissed);
  metrics.countCached(isHit);
  return answer;
}

/**
 * HEAD renders like GET, so that it has the same headers. The new request has no abort signal: if the visitor leaves,
 * the page is still rendered for the next one.
 */
function pageRequest(request: Request, url: URL): Request {
  return new Request(url, { headers: request.headers });
}

/**
 * Makes the response directly, because Hono's own way would copy the headers twice. Until the page's stored body is
 * compressed, its ETag is made from the body that is sent: a visitor with that tag may be sent the page once more.
 */
function pageResponse(
  c: Context,
  page: StoredPage,
  services: Pick<Services, "bodyOf" | "edge" | "trustedProxies">,
): Response {
  const { status } = page;
  const source = { ...requestSource(c), target: c.req.path };
  const encoding = pickEncoding(c.req.header("accept-encoding"));
  const body = services.bodyOf(page, encoding);
  const etag = page.isPublic ? (page.etag ?? etagOf(body)) : undefined;
  const headers = {
    ...page.headers,
    ...(etag && { etag }),
    ...cachingHeaders(services, source, page),
  };
  if (etag && matchesEtag(c.req.header("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, {
    status,
    headers: encoding === "identity" ? headers : { ...headers, "content-encoding": encoding },
  });
}
