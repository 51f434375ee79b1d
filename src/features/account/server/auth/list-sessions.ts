import type { Queryable } from "#database/connect.ts";
import { selectSessionsOf } from "#platform/auth/sessions.repository.ts";
import type { ListedSession } from "../../domain/listed-session.ts";
import type { Session } from "../read-session.ts";

/** Where the customer is logged in, this browser marked. */
export async function listSessions(
  deps: { db: Queryable },
  current: Session,
): Promise<ListedSession[]> {
  const rows = await selectSessionsOf(deps.db, current.customer.id);
  return rows.map(({ id, device, createdAt, seenAt, expiresAt }) => ({
    id,
    device,
    created_at: createdAt.toISOString(),
    seen_at: seenAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    is_current: id === current.id,
  }));
}
