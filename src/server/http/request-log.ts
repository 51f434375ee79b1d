import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { loggedPath } from "./logged-path.ts";
import type { AppEnv } from "./request-scope.ts";

export const REQUEST_ID_HEADER = "x-request-id";
export const newRequestId = (): string => randomUUID();

type LoggedResponse = {
  id: string;
  method: string | undefined;
  path: string;
  status: number;
  site: string | undefined;
  started: number;
  cached?: true;
  refused?: string;
};

/** One line per request; the id is also in the answer, so that a customer's report can be found in the log. */
export function logResponse(log: Logger, { started, path, ...answered }: LoggedResponse): void {
  log.info({
    ...answered,
    path: loggedPath(path),
    ms: Math.round(performance.now() - started),
  });
}

export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    const id = newRequestId();
    c.set("requestId", id);
    await next();
    c.res.headers.set(REQUEST_ID_HEADER, id);
    logResponse(log, {
      id,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      site: c.var.site?.region,
      started,
      ...(c.var.refused ? { refused: c.var.refused } : {}),
    });
  };
}
