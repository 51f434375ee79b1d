import type { BuyerConsent } from "#features/orders/server/order-draft.ts";
import { CONSENT_COOKIE, hasConsentFor } from "#features/sites/domain/consent.ts";
import { sanitiseUtm, UTM_COOKIE, type Utm } from "../domain/utm.ts";

type Cookies = Readonly<Record<string, string>>;

/** Browsers reject cookies of more than 4096 characters, including the name and attributes. */
const MAX_PACKED = 3800;

/**
 * The value has only letters, digits, - and _, so it cannot end the cookie and start another. Parameters that do not
 * fit after encoding are dropped, the last ones first.
 */
export function packUtm(utm: Utm): string {
  const entries = Object.entries(utm);
  for (;;) {
    const text = JSON.stringify(Object.fromEntries(entries));
    const packed = Buffer.from(text, "utf8").toString("base64url");
    if (packed.length <= MAX_PACKED || entries.length === 0) return packed;
    entries.pop();
  }
}

function unpackUtm(text: string): Utm {
  try {
    const parameters: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    return typeof parameters === "object" && parameters !== null
      ? sanitiseUtm({ ...parameters })
      : {};
  } catch {
    return {};
  }
}

export const hasMarketingConsent = (cookies: Cookies): boolean =>
  hasConsentFor(`${CONSENT_COOKIE}=${cookies[CONSENT_COOKIE] ?? ""}`, "marketing");

/** The cookie is checked like a link, since browsers can send anything; null: no parameters, or no consent. */
export function readUtm(cookies: Cookies): Utm | null {
  if (!hasMarketingConsent(cookies)) return null;
  const utm = unpackUtm(cookies[UTM_COOKIE] ?? "");
  return Object.keys(utm).length > 0 ? utm : null;
}

/** The buyer's consent and campaign from the browser's cookies, stored with the order. */
export const readConsent = (cookies: Cookies): BuyerConsent => ({
  utm: readUtm(cookies),
  agreedToMarketing: hasMarketingConsent(cookies),
});
