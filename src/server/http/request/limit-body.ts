import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { refuseUnread } from "../errors.ts";
import type { AppEnv } from "./request-scope.ts";

/**
 * Limits the size of a body. If the request says its length, only that is checked: Hono's own check would touch the
 * body first, and so make a web stream of what Node can read at once.
 */
export function limitBody(maxSize: number): MiddlewareHandler<AppEnv> {
  const counted = bodyLimit({ maxSize, onError: (c) => refuseUnread(c, 413, "errors.too_large") });
  return (c, next) => {
    const length = c.req.header("content-length");
    if (length === undefined || c.req.header("transfer-encoding")) return counted(c, next);
    if (Number(length) > maxSize) return Promise.resolve(refuseUnread(c, 413, "errors.too_large"));
    return next();
  };
}
