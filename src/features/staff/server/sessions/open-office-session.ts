import type { Queryable } from "#database/connect.ts";
import { newSecret } from "#platform/auth/secret-token.ts";
import {
  insertOfficeSession,
  type NewOfficeSession,
  saveTokenHash,
} from "./office-sessions.repository.ts";

/** Answers with the token, which is nowhere else. */
export async function openOfficeSession(
  db: Queryable,
  session: Omit<NewOfficeSession, "tokenHash">,
): Promise<string> {
  const { token, hash } = newSecret();
  await insertOfficeSession(db, { ...session, tokenHash: hash });
  return token;
}

/** A session that gained power gets a new token: one that somebody planted before is worth nothing. */
export async function renewOfficeToken(db: Queryable, sessionId: number): Promise<string> {
  const { token, hash } = newSecret();
  await saveTokenHash(db, sessionId, hash);
  return token;
}
