import { HOUR_SECONDS } from "#core/durations.ts";
import { defineLimits } from "#platform/rate-limit/rate-limits.ts";

export const uploadLimits = defineLimits({
  // Each takes room on a disk.
  upload: { visitor: { points: 300, duration: HOUR_SECONDS } },
  "guest-upload": { visitor: { points: 60, duration: HOUR_SECONDS } },
});

export type UploadLimit = keyof typeof uploadLimits;
