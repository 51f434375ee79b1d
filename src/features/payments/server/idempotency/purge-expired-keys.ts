import type { Database } from "#database/connect.ts";
import { deleteOldKeys } from "./idempotency.repository.ts";
import { KEY_LIFETIME_HOURS } from "./idempotency.ts";

export const purgeExpiredKeys = (db: Database): Promise<void> =>
  deleteOldKeys(db, KEY_LIFETIME_HOURS);
