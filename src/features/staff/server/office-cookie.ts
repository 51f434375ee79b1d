import type { RequestContext } from "#platform/api/request-context.ts";
import { OFFICE_COOKIE, OFFICE_SESSION_SECONDS } from "../domain/office-login.ts";

/** Requests from another site, even by a link, come without this cookie, so the office treats them as logged out. */
const ONLY_FROM_HERE = { sameSite: "Strict" } as const;

export const setOfficeCookie = (request: RequestContext, token: string): void =>
  request.setCookie(OFFICE_COOKIE, token, OFFICE_SESSION_SECONDS, ONLY_FROM_HERE);

export const clearOfficeCookie = (request: RequestContext): void =>
  request.setCookie(OFFICE_COOKIE, "", 0, ONLY_FROM_HERE);
