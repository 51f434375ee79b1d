import { HOUR_SECONDS } from "#core/durations.ts";
import { defineLimits } from "#platform/rate-limit/rate-limits.ts";

export const proLimits = defineLimits({
  // Each may be an invoice with a number.
  subscribe: { account: { points: 30, duration: HOUR_SECONDS } },
});

export type ProLimit = keyof typeof proLimits;
