import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler, Next } from "hono";
import type { Logger } from "pino";
import { redactPersonalData } from "#core/redact-personal-data.ts";
import { hideUnguessable } from "#core/unguessable.ts";
import { PROVIDER_NAMES } from "#features/payments/domain/payment-provider.ts";
import { OFFICE_CALLS } from "#platform/api/staff-route.ts";
import type { Metrics, RequestKind } from "#platform/metrics/metrics.ts";
import { SECRET_PATHS } from "#platform/pages/page-rules.ts";
import type { OpenSpan, Tracing } from "#platform/tracing/tracing.ts";
import type { AddressList } from "../../settings/address-list.ts";
import type { RequestSource } from "../origin.ts";
import { type AppEnv, requestSource } from "./request-scope.ts";

/** Parts of addresses that give access to whoever knows them, but whose shape does not show that they are secret. */
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

/** Our own files, whose names look like such secrets but are public. */
const PUBLIC_FILES = /^\/(?:assets|_ipx)\//;

/** The path for the log, without secrets, so that nobody who reads the log can use a link in it. */
export function loggedPath(path: string): string {
  const shown = path.slice(0, 300);
  if (PUBLIC_FILES.test(shown)) return shown;
  return SECRETS.reduce((hidden, secret) => hidden.replace(secret, "$1…"), hideUnguessable(shown));
}

export const REQUEST_ID_HEADER = "x-request-id";
const REQUEST_ID = /^[\w.:-]{8,128}$/;

/** A trusted proxy's request id, so that its log and ours can be read together; otherwise a new one. */
export function requestIdOf(
  { header, remoteAddress }: RequestSource,
  trusted: AddressList | undefined,
): string {
  const given = trusted?.includes(remoteAddress) ? header(REQUEST_ID_HEADER) : undefined;
  return given && REQUEST_ID.test(given) ? given : randomUUID();
}

const FILES = /^\/(?:assets|office-assets|_ipx|pictures|feeds)\//;

export function requestKind(path: string): RequestKind {
  if (OFFICE_CALLS.test(path)) return "office_call";
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
  tracing?: Tracing | undefined;
  /** True where only our own nodes send requests, so that their traces are trusted. */
  isInside?: boolean;
};

/** Writes one line per request. The id is also in the response, so that a customer's report can be found in the log. */
export function logResponse(
  { log, metrics }: RequestWatch,
  { started, path, ...answered }: LoggedResponse,
): void {
  const ms = performance.now() - started;
  const kind = answered.cached ? "cached_page" : requestKind(path);
  metrics?.countRequest(kind, answered.status, ms / 1000);
  log.info({ ...answered, path: loggedPath(path), ms: Math.round(ms) });
}

/** Continues a trace begun by a trusted proxy; a trace id from anybody else could mix with ours. */
export function beginTrace(
  { tracing, trustedProxies, isInside }: RequestWatch,
  { header, remoteAddress }: RequestSource,
  { method = "GET", kind }: { method: string | undefined; kind: RequestKind },
): OpenSpan | undefined {
  if (!tracing) return undefined;
  const isTrusted = isInside || trustedProxies?.includes(remoteAddress);
  return tracing.beginRequest(`${method} ${kind}`, isTrusted ? header("traceparent") : undefined);
}

export function requestLog(watch: RequestWatch): MiddlewareHandler<AppEnv> {
  async function answer(c: Context<AppEnv>, next: Next): Promise<void> {
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
  }

  return async (c, next) => {
    const { method, path } = c.req;
    const span = beginTrace(watch, requestSource(c), { method, kind: requestKind(path) });
    if (!span || !watch.tracing) return answer(c, next);
    await watch.tracing.run(span, () => answer(c, next));
    span.end(describeAnswer(path, c.res.status));
  };
}

/** The span's attributes, with the path as it may appear in the log. */
export const describeAnswer = (path: string, status: number) => ({
  isFailed: status >= 500,
  attributes: {
    "url.path": redactPersonalData(loggedPath(path)),
    "http.response.status_code": status,
  },
});
