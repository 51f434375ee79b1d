import type { RequestContext } from "../api/request-context.ts";
import { SESSION_COOKIE, SESSION_HINT_COOKIE, SESSION_SECONDS } from "./session-life.ts";

export function setSessionCookie(
  request: RequestContext,
  token: string,
  seconds = SESSION_SECONDS,
): void {
  request.setCookie(SESSION_COOKIE, token, seconds);
  request.setCookie(SESSION_HINT_COOKIE, "1", seconds, { readable: true });
}

export function clearSessionCookie(request: RequestContext): void {
  request.setCookie(SESSION_COOKIE, "", 0);
  request.setCookie(SESSION_HINT_COOKIE, "", 0, { readable: true });
}
