import type { IncomingMessage, ServerResponse } from "node:http";
import { pickEncoding } from "../http/encoding.ts";
import { requestedHost } from "../http/origin.ts";
import { SECURITY_HEADERS } from "../http/security-headers.ts";
import type { Services } from "../services.ts";
import { pageKey } from "./page-key.ts";
import { matchesEtag, type StoredPage } from "./stored-page.ts";

/** Answers a cached page straight on Node's objects: web-standard ones cost more than the answer itself. */
export function createCachedPageAnswer(services: Services) {
  const { registry } = services.sites;
  const trusted = services.environment.TRUSTED_PROXIES;

  return function answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const host = requestedHost(
      {
        header: (name) => singleHeader(request.headers[name]),
        remoteAddress: request.socket.remoteAddress,
      },
      trusted,
    );
    const key = pageKey({
      site: registry.byHost(host),
      host,
      target: request.url ?? "/",
      cookieHeader: request.headers.cookie ?? "",
    });
    const page = key === undefined ? undefined : services.pages.peek(key);
    return page !== undefined && send(request, response, page);
  };
}

function send(request: IncomingMessage, response: ServerResponse, page: StoredPage): boolean {
  if (matchesEtag(request.headers["if-none-match"], page.etag)) {
    response.writeHead(304, { ...SECURITY_HEADERS, ...page.headers });
    response.end();
    return true;
  }
  const encoding = pickEncoding(singleHeader(request.headers["accept-encoding"]));
  const body = page.bodies[encoding];
  // Just rendered and not packed yet: the way through the app compresses on its own.
  if (!body) return false;
  response.writeHead(page.status, {
    ...SECURITY_HEADERS,
    ...page.headers,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    "content-length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

function singleHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
