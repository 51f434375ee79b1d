import { readCookie } from "#core/cookies.ts";
import { isOneOf } from "#core/record.ts";

export const CONSENT_COOKIE = "cookie_consent";
/** Raised when what we ask for changes: everyone is then asked anew. */
const CONSENT_VERSION = 1;

export const OPTIONAL_CATEGORIES = ["statistics", "marketing"] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];

/** What a visitor agreed to beyond the necessary; an empty list is a choice too. */
export type Consent = readonly OptionalCategory[];

/** `1.statistics.marketing`: version, then what was agreed to. */
export function serialiseConsent(agreed: Consent): string {
  const known = OPTIONAL_CATEGORIES.filter((category) => agreed.includes(category));
  return [CONSENT_VERSION, ...known].join(".");
}

/** Null where no choice of this version can be read: then nothing but the necessary is allowed. */
export function parseConsent(cookies: string): Consent | null {
  const [version, ...words] = (readCookie(cookies, CONSENT_COOKIE) ?? "").split(".");
  if (version !== String(CONSENT_VERSION)) return null;
  if (!words.every((word) => isOneOf(OPTIONAL_CATEGORIES, word))) return null;
  return OPTIONAL_CATEGORIES.filter((category) => words.includes(category));
}

/** From a request's header or from `document.cookie`. */
export const hasConsentFor = (cookies: string, category: OptionalCategory): boolean =>
  parseConsent(cookies)?.includes(category) ?? false;
