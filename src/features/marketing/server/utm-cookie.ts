import type { BuyerConsent } from "#features/orders/server/order-draft.ts";
import { CONSENT_COOKIE, hasConsentFor } from "#features/sites/domain/consent.ts";
import { sanitiseUtm, UTM_COOKIE, type Utm } from "../domain/utm.ts";

type Cookies = Readonly<Record<string, string>>;

/** Browsers keep no cookie of more than 4096 letters, with its name and all that is said of it. */
const MAX_PACKED = 3800;

/**
 * Nothing but letters, digits, - and _: no value can end the cookie and begin another. What does not
 * fit any more, because of how it is written, is left from the end on.
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

/** What a browser brings along is looked at as if it came from a link; null: nothing, or not agreed to. */
export function readUtm(cookies: Cookies): Utm | null {
  if (!hasMarketingConsent(cookies)) return null;
  const utm = unpackUtm(cookies[UTM_COOKIE] ?? "");
  return Object.keys(utm).length > 0 ? utm : null;
}

/** What stands with an order of what its buyer's browser says. */
export const readConsent = (cookies: Cookies): BuyerConsent => ({
  utm: readUtm(cookies),
  agreedToMarketing: hasMarketingConsent(cookies),
});
