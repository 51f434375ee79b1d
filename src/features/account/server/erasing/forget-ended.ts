import type { Database } from "#database/connect.ts";
import { deleteFormerDevices } from "../getting-in/devices.repository.ts";
import { deleteAllExpiredSessions } from "../getting-in/sessions.repository.ts";
import { deleteSpentTokens } from "../getting-in/tokens.repository.ts";

/** Sessions and tokens of people who do not come back; of others the next login removes them. */
export async function forgetEnded(db: Database): Promise<void> {
  await deleteAllExpiredSessions(db);
  await deleteSpentTokens(db);
  await deleteFormerDevices(db);
}
