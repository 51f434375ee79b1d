import { readCookie } from "#core/cookies.ts";
import { type Consent, hasConsentFor } from "#features/sites/domain/consent.ts";
import { SESSION_HINT_COOKIE } from "#platform/auth/session-life.ts";
import { callApi, keepalive } from "#platform/client/call-api.ts";
import { withdrawConsentCall } from "../contract.ts";

/**
 * Orders remember what their buyer agreed to; whoever refuses now is told of no more. Before the choice
 * is written: the page may be loaded anew at once. A customer may have agreed in another browser.
 */
export function withdrawConsent(agreed: Consent): void {
  if (agreed.includes("marketing")) return;
  const isKnown = readCookie(document.cookie, SESSION_HINT_COOKIE) !== undefined;
  if (!isKnown && !hasConsentFor(document.cookie, "marketing")) return;
  void callApi(withdrawConsentCall, {}, { fetch: keepalive }).catch(() => undefined);
}
