import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { hideUnguessable } from "#core/unguessable.ts";
import { PROVIDER_NAMES } from "#features/payments/domain/payment-provider.ts";
import { SECRET_PATHS } from "#platform/pages/page-rules.ts";
import type { AppEnv } from "./request-scope.ts";

/** What opens something to whoever knows it, and is too short or too plain to be seen by its shape. */
const SECRETS = [
  /(\/reservation\/confirm\/)[^/?#]+/gi,
  new RegExp(`(/payments/)(?!(?:${PROVIDER_NAMES.join("|")})/)[^/?#]+`, "gi"),
  /(\/my-orders\/(?:get-order\/|cancel\/|withdraw\/)?)(?!get-my-orders)[^/?#]+/gi,
  /(\/(?:invoice|invoices)\/(?:(?:get|pay|pdf|decline|cancel|paid|credit)\/)?)(?!(?:accept|decline|list|create)(?:[./?#]|$))[^/?#]+/gi,
  /(\/tracking\/(?:get\/)?)(?!carrier\/)[^/?#]+/gi,
  /([?&]number=)[^&#]+/gi,
  new RegExp(
    `((?<!/api)(?:${SECRET_PATHS.join("|")}))(?!(?:accept|decline)(?:[./?#]|$))[^/?#]+`,
    "gi",
  ),
];

/** Files of ours, whose names are of that shape and no secret. */
const PUBLIC_FILES = /^\/(?:assets|_ipx)\//;

/** A path or an address as it may stand in the log: whoever reads it must not be able to use a link in it. */
export function loggedPath(path: string): string {
  const shown = path.slice(0, 300);
  if (PUBLIC_FILES.test(shown)) return shown;
  return SECRETS.reduce((hidden, secret) => hidden.replace(secret, "$1…"), hideUnguessable(shown));
}

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
