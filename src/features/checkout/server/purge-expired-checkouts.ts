import { DAY_MS } from "#core/durations.ts";
import type { Database } from "#database/connect.ts";
import type { SweepOptions } from "#database/sweep-rows.ts";
import { deleteCheckoutsBefore } from "./checkouts.repository.ts";

/** Typed data is useful for the next checkout, for as long as a guest's cart is kept. */
export function purgeExpiredCheckouts(
  db: Database,
  retentionDays: number,
  now: Date,
  options?: SweepOptions,
): Promise<void> {
  return deleteCheckoutsBefore(db, new Date(now.getTime() - retentionDays * DAY_MS), options);
}
