import { readCookie } from "#core/cookies.ts";
import { isOneOf } from "#core/record.ts";

export const CONSENT_COOKIE = "cookie_consent";
/** Increase it when what we ask for changes: everyone is then asked again. */
const CONSENT_VERSION = 1;

export const OPTIONAL_CATEGORIES = ["statistics", "marketing"] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];

/** Optional categories that a visitor agreed to; an empty list is a choice too. */
export type Consent = readonly OptionalCategory[];

/** `1.statistics.marketing`: the version, then the categories agreed to. */
export function serialiseConsent(agreed: Consent): string {
  const known = OPTIONAL_CATEGORIES.filter((category) => agreed.includes(category));
  return [CONSENT_VERSION, ...known].join(".");
}

/** Null if the cookie holds no valid choice of this version: then only necessary cookies are allowed. */
export function parseConsent(cookies: string): Consent | null {
  const [version, ...words] = (readCookie(cookies, CONSENT_COOKIE) ?? "").split(".");
  if (version !== String(CONSENT_VERSION)) return null;
  if (!words.every((word) => isOneOf(OPTIONAL_CATEGORIES, word))) return null;
  return OPTIONAL_CATEGORIES.filter((category) => words.includes(category));
}

/** `cookies` is a request's Cookie header or `document.cookie`. */
export const hasConsentFor = (cookies: string, category: OptionalCategory): boolean =>
  parseConsent(cookies)?.includes(category) ?? false;
