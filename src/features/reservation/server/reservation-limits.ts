import { HOUR_SECONDS } from "#core/durations.ts";
import { defineLimits } from "#platform/rate-limit/rate-limits.ts";

export const reservationLimits = defineLimits({
  // Each sends a mail to an address that anybody may type.
  reserve: {
    visitor: { points: 120, duration: HOUR_SECONDS },
    account: { points: 10, duration: HOUR_SECONDS },
  },
  "confirm-reservation": { visitor: { points: 120, duration: HOUR_SECONDS } },
});

export type ReservationLimit = keyof typeof reservationLimits;
