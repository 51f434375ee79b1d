import type { Database } from "#database/connect.ts";
import { deleteOldKeys } from "./idempotency.repository.ts";
import { KEPT_HOURS } from "./idempotently.ts";

export const forgetKeys = (db: Database): Promise<void> => deleteOldKeys(db, KEPT_HOURS);
