import { HOUR_SECONDS } from "#core/durations.ts";
import { defineLimits } from "#platform/rate-limit/rate-limits.ts";

export const quotesLimits = defineLimits({
  "open-form": { visitor: { points: 1000, duration: HOUR_SECONDS } },
  // Each is looked at by a person.
  "ask-quote": { account: { points: 120, duration: HOUR_SECONDS } },
});

export type QuotesLimit = keyof typeof quotesLimits;
