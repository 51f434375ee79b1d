import type { Consent } from "#features/sites/domain/consent.ts";

const word = (isAgreed: boolean) => (isAgreed ? "granted" : "denied");

/** Consent Mode v2: statistics are one thing, advertising is three. */
export function consentMode(agreed: Consent) {
  const advertising = word(agreed.includes("marketing"));
  return {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: word(agreed.includes("statistics")),
  };
}
