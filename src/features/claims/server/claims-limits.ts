import { HOUR_SECONDS } from "#core/durations.ts";
import { defineLimits } from "#platform/rate-limit/rate-limits.ts";

export const claimsLimits = defineLimits({
  // Each is looked at by a person.
  claim: { account: { points: 60, duration: HOUR_SECONDS } },
});

export type ClaimsLimit = keyof typeof claimsLimits;
