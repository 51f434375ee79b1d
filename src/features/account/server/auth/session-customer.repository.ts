import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { isLive } from "#platform/auth/sessions.repository.ts";
import { sessions } from "#platform/auth/sessions.tables.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { customers, staffRoles } from "../account.tables.ts";

/** The owner of a session token with their roles, in one query, because many calls need it. */
export async function selectSession(db: Queryable, tokenHash: Buffer) {
  const roles = sql<StaffRole[]>`array(
    select ${staffRoles.role} from ${staffRoles}
    where ${staffRoles.customerId} = ${customers.id} order by 1)`;
  const [row] = await db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      expiresAt: sessions.expiresAt,
      customer: customers,
      roles,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, tokenHash), isLive, isNull(customers.erasedAt)));
  return row;
}
