import type { Database } from "#database/connect.ts";
import { deleteFormerVisitorKeys, insertOrReadVisitorKey } from "./visitor-keys.repository.ts";

/** Of a day (yyyy-MM-dd); what visitors' marks are made with. */
export function visitorKeyOf(db: Database, day: string): Promise<string> {
  return insertOrReadVisitorKey(db, day);
}

export function purgeFormerVisitorKeys(db: Database): Promise<void> {
  return deleteFormerVisitorKeys(db);
}
