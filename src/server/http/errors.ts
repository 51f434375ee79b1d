import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import type { MessageKey } from "#core/message-key.ts";
import { isDatabaseLost } from "#database/connection/lost-connection.ts";
import { isLockTimeout } from "#database/transaction.ts";
import type { CallFailure } from "#platform/api/api-route.ts";
import { FilesUnavailable } from "#ports/files.ts";
import { SearchUnavailable } from "#ports/search.ts";
import { PagesUnavailable } from "../page-workers/pages-unavailable.ts";
import { loggedPath } from "./request/request-log.ts";
import type { AppEnv } from "./request/request-scope.ts";

/** Product notes §7: a body over 1 MB is refused. */
export const MAX_BODY = 1024 * 1024;

/** The only form of error responses (product notes §7): `message` is a translation key, never a stack or a sentence. */
export function failureResponse(
  c: Context,
  status: ContentfulStatusCode,
  message: MessageKey,
  { errors, conflict }: Pick<CallFailure, "errors" | "conflict"> = {},
) {
  c.header("cache-control", "no-store");
  const details = { ...(errors ? { errors } : {}), ...(conflict ? { conflict } : {}) };
  return c.json({ status: false, message, ...details }, status);
}

/** Refuses a request without reading its body. Closes the connection, or the body would be read as the next request. */
export function refuseUnread(c: Context, status: ContentfulStatusCode, message: MessageKey) {
  const hasBody = c.req.header("transfer-encoding") || Number(c.req.header("content-length")) > 0;
  if (hasBody) c.header("connection", "close");
  return failureResponse(c, status, message);
}

/** Services that may be down for a while, and the message for each. */
const AWAY = [
  [SearchUnavailable, "errors.search_away"],
  [FilesUnavailable, "errors.files_away"],
  [PagesUnavailable, "errors.still_running"],
] as const;

/** Undefined for any other error. */
export function unavailableMessage(error: unknown): MessageKey | undefined {
  if (isDatabaseLost(error)) return "errors.database_away";
  // Many transactions wait for the same rows, and they were not free in time.
  if (isLockTimeout(error)) return "errors.still_running";
  return AWAY.find(([Kind]) => error instanceof Kind)?.[1];
}

/** The seconds until a restarting search server, or a full queue, may be asked again. */
export const RETRY_AFTER_SECONDS = "5";

/** Logs an unexpected error completely, but answers only a general message. */
export function handleErrors(app: Hono<AppEnv>, log: Logger): void {
  app.onError((error, c) => {
    const asked = { id: c.var.requestId, path: loggedPath(c.req.path) };
    if (c.req.raw.signal.aborted) {
      log.info({ ...asked, reason: error.message }, "the visitor left");
      return failureResponse(c, 400, "errors.malformed_json");
    }
    log.error({ err: error, ...asked }, "request failed");
    const message = unavailableMessage(error);
    if (message) {
      c.header("retry-after", RETRY_AFTER_SECONDS);
      return failureResponse(c, 503, message);
    }
    return failureResponse(c, 500, "errors.unexpected");
  });
}
