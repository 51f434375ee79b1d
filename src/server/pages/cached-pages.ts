import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { isSiteOpen } from "#features/sites/domain/site.ts";
import { pickEncoding } from "../caches/encoding.ts";
import { matchesEtag, type StoredPage } from "../caches/stored-page.ts";
import { requestedHost } from "../http/origin.ts";
import {
  beginTrace,
  describeAnswer,
  logResponse,
  REQUEST_ID_HEADER,
  requestIdOf,
} from "../http/request/request-log.ts";
import { headersFor } from "../http/security-headers.ts";
import type { Services } from "../services.ts";
import { cachingHeaders } from "./edge-headers.ts";
import { type PageAddress, pageKey, queryPageKey } from "./page-key.ts";

/** Sends a cached page with Node's own objects: creating web-standard ones costs more than the whole response. */
export function createCachedPageResponder(services: Services) {
  const { registry } = services.sites;
  const secure = headersFor(services.environment);

  return function answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const started = performance.now();
    const source = {
      header: (name: string) => singleHeader(request.headers[name]),
      remoteAddress: request.socket.remoteAddress,
    };
    const host = requestedHost(source, services.trustedProxies);
    const site = registry.byHost(host);
    if (!isSiteOpen(site)) return false;
    const target = request.url ?? "/";
    const page = peekPage(services, {
      site,
      target,
      cookieHeader: request.headers.cookie ?? "",
    });
    const caching = page && cachingHeaders(services, { ...source, target }, page);
    const headers = { ...secure, ...page?.headers, ...caching };
    const answer = page && prepareAnswer(request, page, { headers, bodyOf: services.bodyOf });
    if (!answer) return false;

    const id = requestIdOf(source, services.trustedProxies);
    const { method } = request;
    const path = target.split("?", 1)[0] ?? "";
    const span = beginTrace(services, source, { method, kind: "cached_page" });
    services.metrics.countCached(true);
    response.writeHead(answer.status, { ...answer.headers, [REQUEST_ID_HEADER]: id });
    response.end(request.method === "HEAD" ? undefined : answer.body);
    const { status } = answer;
    const answered = { id, method, path, status, site: site.region, started } as const;
    logCached(services, span, answered);
    return true;
  };
}

function logCached(
  services: Services,
  span: ReturnType<typeof beginTrace>,
  answered: Omit<Parameters<typeof logResponse>[1], "cached">,
): void {
  const log = () => logResponse(services, { ...answered, cached: true });
  if (span && services.tracing) services.tracing.run(span, log);
  else log();
  span?.end(describeAnswer(answered.path, answered.status));
}

function peekPage({ pages, queryPages }: Services, address: PageAddress): StoredPage | undefined {
  const key = pageKey(address);
  if (key !== undefined) return pages.peek(key);
  const queryKey = queryPageKey(address);
  return queryKey === undefined ? undefined : queryPages.peek(queryKey);
}

type Answer = { status: number; headers: OutgoingHttpHeaders; body?: Buffer };

function prepareAnswer(
  request: IncomingMessage,
  page: StoredPage,
  { bodyOf, ...given }: Pick<Services, "bodyOf"> & { headers: Readonly<Record<string, string>> },
): Answer | undefined {
  const { etag } = page;
  // Just rendered and not compressed yet: the app compresses it for this response.
  if (!etag) return undefined;
  const headers = { ...given.headers, etag };
  if (matchesEtag(request.headers["if-none-match"], etag)) return { status: 304, headers };
  const encoding = pickEncoding(singleHeader(request.headers["accept-encoding"]));
  const body = bodyOf(page, encoding);
  return {
    status: page.status,
    headers: {
      ...headers,
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      "content-length": body.length,
    },
    body,
  };
}

function singleHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
