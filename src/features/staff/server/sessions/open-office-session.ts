import type { Queryable } from "#database/connect.ts";
import { newSecret } from "#platform/auth/secret-token.ts";
import {
  insertOfficeSession,
  type NewOfficeSession,
  saveTokenHash,
} from "./office-sessions.repository.ts";

/** Returns the token; the database stores only its hash. */
export async function openOfficeSession(
  db: Queryable,
  session: Omit<NewOfficeSession, "tokenHash">,
): Promise<string> {
  const { token, hash } = newSecret();
  await insertOfficeSession(db, { ...session, tokenHash: hash });
  return token;
}

/** A session that gains rights gets a new token, so that a token planted before is worthless. */
export async function renewOfficeToken(db: Queryable, sessionId: number): Promise<string> {
  const { token, hash } = newSecret();
  await saveTokenHash(db, sessionId, hash);
  return token;
}
