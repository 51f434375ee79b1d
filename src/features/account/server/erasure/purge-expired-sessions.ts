import type { Database } from "#database/connect.ts";
import { deleteAllExpiredSessions } from "#platform/auth/sessions.repository.ts";
import { deleteFormerDevices } from "../auth/devices.repository.ts";
import { deleteSpentTokens } from "../auth/tokens.repository.ts";

/** Sessions and tokens of people who do not come back; of others the next login removes them. */
export async function purgeExpiredSessions(db: Database): Promise<void> {
  await deleteAllExpiredSessions(db);
  await deleteSpentTokens(db);
  await deleteFormerDevices(db);
}
