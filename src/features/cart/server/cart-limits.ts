import { HOUR_SECONDS } from "#core/durations.ts";
import { defineLimits } from "#platform/rate-limit/rate-limits.ts";

export const cartLimits = defineLimits({
  // No guess, but what a cart holds nobody else can buy. Whole offices share an address.
  "open-cart": { visitor: { points: 1000, duration: HOUR_SECONDS } },
});

export type CartLimit = keyof typeof cartLimits;
