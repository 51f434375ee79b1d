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

/** What else is to happen with a session of this browser; services hand it in. */
export type JoinFor = (request: RequestContext) => JoinSession | undefined;

/** Several things, one after the other in the same transaction. */
export const joinAll =
  (...all: readonly JoinFor[]): JoinFor =>
  (request) => {
    const joins = all.flatMap((joinFor) => joinFor(request) ?? []);
    if (joins.length === 0) return undefined;
    return async (tx, customerId) => {
      for (const join of joins) await join(tx, customerId);
    };
  };

/** `ofPage` is the language of the page they ask from, where it says so. */
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

/** Gives the browser its session and says who it belongs to. */
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
  // Product notes §2: the account's language counts where no cookie says another.
  if (!request.cookies[LANGUAGE_COOKIE] && findLanguage(request.site, language)) {
    request.setCookie(LANGUAGE_COOKIE, language, YEAR_SECONDS);
  }
  return { status: true as const, user: await account.describeUser(session, request.site) };
}
