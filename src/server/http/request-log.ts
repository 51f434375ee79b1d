import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { AppEnv } from "./request-scope.ts";

/** One line per request; the id is also in the answer, so that a customer's report can be found in the log. */
export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    const id = randomUUID();
    c.set("requestId", id);
    await next();
    c.res.headers.set("x-request-id", id);
    log.info({
      id,
      method: c.req.method,
      path: c.req.path.slice(0, 300),
      status: c.res.status,
      site: c.var.site?.region,
      ms: Math.round(performance.now() - started),
    });
  };
}
