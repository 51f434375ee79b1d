import { DAY_SECONDS } from "#core/durations.ts";
import type { RequestContext } from "../api/request-context.ts";

/** Also the answer for a customer who was erased during their request. */
export const NOT_LOGGED_IN = "auth.errors.not_logged_in";

/** SPEC §9. */
export const SESSION_COOKIE = "session_token";
/** Tells scripts only that a session exists, so that guests' pages need not ask the server. */
export const SESSION_HINT_COOKIE = "has_session";
export const SESSION_SECONDS = 30 * DAY_SECONDS;
/** The maximum age of a session, even if it is used all the time; after it one must log in again. */
export const LONGEST_SESSION_SECONDS = 90 * DAY_SECONDS;
/** The time of last use is stored at most this often. */
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
