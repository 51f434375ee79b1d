import { HOUR_SECONDS } from "#core/durations.ts";
import { defineLimits } from "#platform/rate-limit/rate-limits.ts";

const QUARTER_SECONDS = HOUR_SECONDS / 4;

export const accountLimits = defineLimits({
  login: {
    visitor: { points: 60, duration: QUARTER_SECONDS },
    account: { points: 50, duration: QUARTER_SECONDS },
    pair: { points: 10, duration: QUARTER_SECONDS },
  },
  // Of a browser that the account knows; its mark stands for the visitor.
  "known-login": { pair: { points: 10, duration: QUARTER_SECONDS } },
  register: { visitor: { points: 60, duration: HOUR_SECONDS } },
  "check-client": { visitor: { points: 60, duration: HOUR_SECONDS } },
  "request-reset": { visitor: { points: 20, duration: HOUR_SECONDS } },
  "reset-mail": {
    account: { points: 10, duration: HOUR_SECONDS },
    pair: { points: 3, duration: HOUR_SECONDS },
  },
  "known-reset-mail": { pair: { points: 3, duration: HOUR_SECONDS } },
  reset: { visitor: { points: 20, duration: HOUR_SECONDS } },
  "change-password": { account: { points: 10, duration: QUARTER_SECONDS } },
  // Each sends a mail to an address that was typed.
  "change-email": { account: { points: 5, duration: HOUR_SECONDS } },
  "confirm-email": { visitor: { points: 20, duration: HOUR_SECONDS } },
});

export type AccountLimit = keyof typeof accountLimits;
