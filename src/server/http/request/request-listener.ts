import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { SECURITY_HEADERS } from "../security-headers.ts";

type App = {
  fetch: Parameters<typeof getRequestListener>[0];
  /** False where it is not cached: then the app is asked. */
  answerFromCache: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** Old load balancers ask in HTTP/1.0, which knows no hosts: to them we are the default site. */
const WITHOUT_HOST = "localhost";

/**
 * From Node's objects to the cached page, else to the app. What Node reads and no URL can be made of (a backslash in the path,
 * a host that is none) never comes to the app; it is refused in the app's shape all the same (product notes §7).
 */
export function requestListener(app: App) {
  const answer = getRequestListener(app.fetch, { hostname: WITHOUT_HOST, errorHandler: refusal });
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!app.answerFromCache(request, response)) void answer(request, response);
  };
}

function refusal(error: unknown): Response {
  const isTheirs = error instanceof RequestError;
  const message = isTheirs ? "errors.malformed_json" : "errors.unexpected";
  const headers = { ...SECURITY_HEADERS, "cache-control": "no-store", connection: "close" };
  return Response.json({ status: false, message }, { status: isTheirs ? 400 : 500, headers });
}
