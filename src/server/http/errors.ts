import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** The one shape of failure (PRODUCT §7): `message` is a translation key, never a stack or a sentence. */
export function failureAnswer(
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  errors?: Record<string, string[]>,
) {
  c.header("cache-control", "no-store");
  return c.json({ status: false, message, ...(errors ? { errors } : {}) }, status);
}

/** Refuses what was sent without reading it: what is left of it would be taken for the next request. */
export function refuseUnread(c: Context, status: ContentfulStatusCode, message: string) {
  const hasBody = c.req.header("transfer-encoding") || Number(c.req.header("content-length")) > 0;
  if (hasBody) c.header("connection", "close");
  return failureAnswer(c, status, message);
}
