import { getRequestListener, RequestError } from "@hono/node-server";
import { SECURITY_HEADERS } from "./security-headers.ts";

type Fetch = Parameters<typeof getRequestListener>[0];

/** Old load balancers ask in HTTP/1.0, which knows no hosts: to them we are the default site. */
const WITHOUT_HOST = "localhost";

/**
 * From Node's objects to the app. What Node reads and no URL can be made of (a backslash in the path,
 * a host that is none) never comes to the app; it is refused in the app's shape all the same (PRODUCT §7).
 */
export const requestListener = (fetch: Fetch) =>
  getRequestListener(fetch, { hostname: WITHOUT_HOST, errorHandler: refusal });

function refusal(error: unknown): Response {
  const isTheirs = error instanceof RequestError;
  const message = isTheirs ? "errors.malformed_json" : "errors.unexpected";
  const headers = { ...SECURITY_HEADERS, "cache-control": "no-store", connection: "close" };
  return Response.json({ status: false, message }, { status: isTheirs ? 400 : 500, headers });
}
