import { DAY_MS } from "#core/durations.ts";
import type { Database } from "#database/connect.ts";
import type { SweepOptions } from "#database/sweep-rows.ts";
import { deleteGuestCartsBefore } from "./carts.repository.ts";
import { deleteHoldsEndedBefore } from "./holds/holds.repository.ts";

/** Deletes expired holds, and carts of guests who have not come back. */
export async function purgeExpiredCarts(
  db: Database,
  retentionDays: number,
  now: Date,
  options?: SweepOptions,
): Promise<void> {
  await deleteHoldsEndedBefore(db, now, options);
  await deleteGuestCartsBefore(db, new Date(now.getTime() - retentionDays * DAY_MS), options);
}
