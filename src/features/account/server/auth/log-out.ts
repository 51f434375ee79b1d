import type { Queryable } from "#database/connect.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import { deleteSession } from "#platform/auth/sessions.repository.ts";

export async function logOut(deps: { db: Queryable }, token: string | undefined): Promise<void> {
  const hash = hashSecret(token);
  if (hash) await deleteSession(deps.db, hash);
}
