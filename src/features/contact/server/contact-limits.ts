import { HOUR_SECONDS } from "#core/durations.ts";
import { defineLimits } from "#platform/rate-limit/rate-limits.ts";

export const contactLimits = defineLimits({
  contact: { visitor: { points: 30, duration: HOUR_SECONDS } },
});

export type ContactLimit = keyof typeof contactLimits;
