import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { hideUnguessable } from "#core/unguessable.ts";
import { PROVIDER_NAMES } from "#features/payments/domain/payment-provider.ts";
import type { Metrics, RequestKind } from "#platform/metrics/metrics.ts";
import { SECRET_PATHS } from "#platform/pages/page-rules.ts";
import type { AddressList } from "../settings/address-list.ts";
import type { RequestSource } from "./origin.ts";
import { type AppEnv, requestSource } from "./request-scope.ts";

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
const REQUEST_ID = /^[\w.:-]{8,128}$/;

/** A proxy's own number where it is one we trust, so that its log and ours can be read together. */
export function requestIdOf(
  { header, remoteAddress }: RequestSource,
  trusted: AddressList | undefined,
): string {
  const given = trusted?.includes(remoteAddress) ? header(REQUEST_ID_HEADER) : undefined;
  return given && REQUEST_ID.test(given) ? given : randomUUID();
}

const FILES = /^\/(?:assets|office-assets|_ipx|pictures|feeds)\//;
const OF_OFFICE = /^\/api\/(?:office|staff)\//;

export function requestKind(path: string): RequestKind {
  if (OF_OFFICE.test(path)) return "office_call";
  if (path.startsWith("/api/")) return "call";
  return FILES.test(path) ? "file" : "page";
}

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

export type RequestWatch = {
  log: Logger;
  metrics?: Metrics | undefined;
  trustedProxies?: AddressList;
};

/** One line per request; the id is also in the answer, so that a customer's report can be found in the log. */
export function logResponse(
  { log, metrics }: RequestWatch,
  { started, path, ...answered }: LoggedResponse,
): void {
  const ms = performance.now() - started;
  const kind = answered.cached ? "cached_page" : requestKind(path);
  metrics?.countRequest(kind, answered.status, ms / 1000);
  log.info({ ...answered, path: loggedPath(path), ms: Math.round(ms) });
}

export function requestLog(watch: RequestWatch): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    const id = requestIdOf(requestSource(c), watch.trustedProxies);
    c.set("requestId", id);
    await next();
    c.res.headers.set(REQUEST_ID_HEADER, id);
    logResponse(watch, {
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
