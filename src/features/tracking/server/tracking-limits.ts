import { HOUR_SECONDS } from "#core/durations.ts";
import { defineLimits } from "#platform/rate-limit/rate-limits.ts";

export const trackingLimits = defineLimits({
  // Numbers that were not found: whoever has one types it wrong once or twice.
  tracking: { visitor: { points: 40, duration: HOUR_SECONDS } },
});

export type TrackingLimit = keyof typeof trackingLimits;
