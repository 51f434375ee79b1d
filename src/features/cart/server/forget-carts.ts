import type { Database } from "#database/connect.ts";
import { deleteGuestCartsBefore } from "./carts.repository.ts";
import { deleteHoldsEndedBefore } from "./holds.repository.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Holds that are over, and carts of guests who have not come back. */
export async function forgetCarts(db: Database, keptDays: number): Promise<void> {
  await deleteHoldsEndedBefore(db, new Date());
  await deleteGuestCartsBefore(db, new Date(Date.now() - keptDays * DAY_MS));
}
