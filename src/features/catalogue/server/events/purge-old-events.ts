import type { Database } from "#database/connect.ts";
import { deleteEventsOlderThan } from "./search-events.repository.ts";

/** Popularity has its own table and stays. */
export function purgeOldEvents(db: Database, retentionDays: number): Promise<void> {
  return deleteEventsOlderThan(db, retentionDays);
}
