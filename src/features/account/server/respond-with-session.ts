import { YEAR_SECONDS } from "#core/cookies.ts";
import { findLanguage } from "#features/sites/domain/site.ts";
import { LANGUAGE_COOKIE } from "#features/sites/domain/visitor-language.ts";
import { requestLanguage } from "#features/sites/server/request-language.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { newSecret } from "#platform/auth/secret-token.ts";
import { SESSION_COOKIE, setSessionCookie } from "#platform/auth/session-life.ts";
import { deviceName } from "../domain/device-name.ts";
import { DEVICE_COOKIE, KNOWN_DEVICE_SECONDS } from "../domain/token-life.ts";
import type { Account } from "./account.ts";
import type { JoinSession, OpenedSession, Visit } from "./account-deps.ts";

/** Creates what else runs when this browser gets a session; other services supply it. */
export type JoinFor = (request: RequestContext) => JoinSession | undefined;

/** Runs several joins one after the other in the same transaction. */
export const joinAll =
  (...all: readonly JoinFor[]): JoinFor =>
  (request) => {
    const joins = all.flatMap((joinFor) => joinFor(request) ?? []);
    if (joins.length === 0) return undefined;
    return async (tx, customerId) => {
      for (const join of joins) await join(tx, customerId);
    };
  };

/** `ofPage` is the language of the page that sends the request, if it is known. */
export async function visitOf(
  request: RequestContext,
  { joinFor, ofPage }: { joinFor?: JoinFor | undefined; ofPage?: string | undefined } = {},
): Promise<Visit> {
  return {
    site: request.site,
    language: requestLanguage(request, ofPage),
    visitor: await request.visitor(),
    formerToken: request.cookies[SESSION_COOKIE],
    deviceMark: request.cookies[DEVICE_COOKIE] || newSecret().token,
    device: deviceName(request.header("user-agent") ?? ""),
    join: joinFor?.(request),
  };
}

/** Sets the session cookie and responds with the user. */
export async function respondWithSession(
  account: Account,
  request: RequestContext,
  { deviceMark }: Visit,
  opened: OpenedSession,
) {
  setSessionCookie(request, opened.token);
  if (deviceMark) request.setCookie(DEVICE_COOKIE, deviceMark, KNOWN_DEVICE_SECONDS);
  const session = await account.readSession(opened.token);
  if (!session) throw new Error("A session that was just opened is not there");
  const { language } = session.customer;
  // Product notes §2: the account's language applies when no cookie names another.
  if (!request.cookies[LANGUAGE_COOKIE] && findLanguage(request.site, language)) {
    request.setCookie(LANGUAGE_COOKIE, language, YEAR_SECONDS);
  }
  return { status: true as const, user: await account.describeUser(session, request.site) };
}
