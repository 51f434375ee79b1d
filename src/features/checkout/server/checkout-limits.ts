import { HOUR_SECONDS } from "#core/durations.ts";
import { defineLimits } from "#platform/rate-limit/rate-limits.ts";

export const checkoutLimits = defineLimits({
  promotion: { visitor: { points: 30, duration: HOUR_SECONDS } },
});

export type CheckoutLimit = keyof typeof checkoutLimits;
