import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { SECURITY_HEADERS } from "../security-headers.ts";

type App = {
  fetch: Parameters<typeof getRequestListener>[0];
  /** False if the page is not cached; then the app handles the request. */
  answerFromCache: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** Old load balancers use HTTP/1.0, which has no host header; they get the default site. */
const WITHOUT_HOST = "localhost";

/**
 * Answers from the page cache, or else passes Node's objects to the app. Requests that are no valid URL (a backslash in
 * the path, an invalid host) never reach the app, but are refused in the same form (product notes §7).
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
