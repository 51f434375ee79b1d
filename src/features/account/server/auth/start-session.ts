import type { Transaction } from "#database/connect.ts";
import { hashSecret, newSecret } from "#platform/auth/secret-token.ts";
import {
  deleteExpiredSessions,
  deleteSession,
  insertSession,
} from "#platform/auth/sessions.repository.ts";
import type { Visit } from "../account-deps.ts";
import { saveDevice } from "./devices.repository.ts";

type SessionStart = { customerId: number } & Pick<Visit, "formerToken" | "deviceMark" | "device">;

/**
 * A new token at every login: one that somebody planted in the browser before is worth nothing. From now
 * on the account knows this browser.
 */
export async function startSession(
  tx: Transaction,
  { customerId, formerToken, deviceMark, device = "" }: SessionStart,
): Promise<string> {
  const former = hashSecret(formerToken);
  if (former) await deleteSession(tx, former);
  await deleteExpiredSessions(tx, customerId);
  const mark = hashSecret(deviceMark);
  if (mark) await saveDevice(tx, customerId, mark);
  const { token, hash } = newSecret();
  await insertSession(tx, { customerId, tokenHash: hash, device });
  return token;
}
