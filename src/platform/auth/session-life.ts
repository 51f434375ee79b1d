import { DAY_SECONDS } from "#core/durations.ts";
import type { RequestContext } from "../api/request-context.ts";

/** Also for whoever was erased while they asked for something. */
export const NOT_LOGGED_IN = "auth.errors.not_logged_in";

/** SPEC §9. */
export const SESSION_COOKIE = "session_token";
/** Says to scripts that there is a session and nothing more of it, so that guests need not ask who they are. */
export const SESSION_HINT_COOKIE = "has_session";
export const SESSION_SECONDS = 30 * DAY_SECONDS;
/** However much it is used: then one logs in anew. */
export const LONGEST_SESSION_SECONDS = 90 * DAY_SECONDS;
/** When it was used last is written down no more often than this. */
export const SEEN_AFTER_SECONDS = 10 * 60;
/** A session in use is prolonged at most once a day. */
export const PROLONG_AFTER_SECONDS = DAY_SECONDS;

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
