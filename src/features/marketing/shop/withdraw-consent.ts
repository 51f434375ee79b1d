import { readCookie } from "#core/cookies.ts";
import { type Consent, hasConsentFor } from "#features/sites/domain/consent.ts";
import { SESSION_HINT_COOKIE } from "#platform/auth/session-life.ts";
import { callApi, keepalive } from "#platform/client/call-api.ts";
import { withdrawConsentCall } from "../contract.ts";

/**
 * Orders store their buyer's consent; after a withdrawal nothing more is sent. Called before the choice is stored,
 * since the page may reload at once. A logged-in customer may have agreed in another browser.
 */
export function withdrawConsent(agreed: Consent): void {
  if (agreed.includes("marketing")) return;
  const isKnown = readCookie(document.cookie, SESSION_HINT_COOKIE) !== undefined;
  if (!isKnown && !hasConsentFor(document.cookie, "marketing")) return;
  void callApi(withdrawConsentCall, {}, { fetch: keepalive }).catch(() => undefined);
}
