import type { Transaction } from "#database/connect.ts";
import { hashSecret, newSecret } from "./secret-token.ts";
import { deleteExpiredSessions, deleteSession, insertSession } from "./sessions.repository.ts";

/** A new token at every login: one that somebody planted in the browser before is worth nothing. */
export async function startSession(
  tx: Transaction,
  { customerId, formerToken }: { customerId: number; formerToken?: string | undefined },
): Promise<string> {
  const former = hashSecret(formerToken);
  if (former) await deleteSession(tx, former);
  await deleteExpiredSessions(tx, customerId);
  const { token, hash } = newSecret();
  await insertSession(tx, customerId, hash);
  return token;
}
