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
