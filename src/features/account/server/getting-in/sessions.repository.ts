import { and, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { SESSION_SECONDS } from "../../domain/session-life.ts";
import type { StaffRole } from "../../domain/staff-role.ts";
import { customers, oneUseTokens, sessions, staffRoles } from "../account.tables.ts";

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

export async function insertSession(
  db: Queryable,
  customerId: number,
  tokenHash: Buffer,
): Promise<void> {
  const expiresAt = inSeconds(SESSION_SECONDS);
  await db.insert(sessions).values({ customerId, tokenHash, expiresAt });
}

/** Who a token belongs to, with their roles: one statement, since many calls ask. */
export async function selectSession(db: Queryable, tokenHash: Buffer) {
  const roles = sql<StaffRole[]>`array(
    select ${staffRoles.role} from ${staffRoles}
    where ${staffRoles.customerId} = ${customers.id} order by 1)`;
  const [row] = await db
    .select({ id: sessions.id, expiresAt: sessions.expiresAt, customer: customers, roles })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, sql`now()`),
        isNull(customers.erasedAt),
      ),
    );
  return row;
}

export async function prolongSession(db: Queryable, id: number): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: inSeconds(SESSION_SECONDS) })
    .where(eq(sessions.id, id));
}

export async function deleteSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSessionsOf(db: Queryable, customerId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.customerId, customerId));
}

export async function deleteExpiredSessions(db: Queryable, customerId: number): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), lt(sessions.expiresAt, sql`now()`)));
}

export async function deleteAllExpiredSessions(db: Queryable): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}

export function selectSessionTimes(db: Queryable, customerId: number) {
  return db
    .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.customerId, customerId));
}

export async function insertResetToken(
  db: Queryable,
  customerId: number,
  tokenHash: Buffer,
  seconds: number,
): Promise<void> {
  const expiresAt = inSeconds(seconds);
  await db
    .insert(oneUseTokens)
    .values({ customerId, tokenHash, purpose: "password_reset", expiresAt });
}

const isGood = (tokenHash: Buffer) =>
  and(
    eq(oneUseTokens.tokenHash, tokenHash),
    isNull(oneUseTokens.usedAt),
    gt(oneUseTokens.expiresAt, sql`now()`),
  );

export async function isGoodToken(db: Queryable, tokenHash: Buffer): Promise<boolean> {
  return (await db.$count(oneUseTokens, isGood(tokenHash))) > 0;
}

/** Of two who come with the same token at the same moment, one gets the customer. */
export async function spendToken(db: Queryable, tokenHash: Buffer): Promise<number | undefined> {
  const [row] = await db
    .update(oneUseTokens)
    .set({ usedAt: sql`now()` })
    .where(isGood(tokenHash))
    .returning({ customerId: oneUseTokens.customerId });
  return row?.customerId;
}

export async function deleteTokensOf(db: Queryable, customerId: number): Promise<void> {
  await db.delete(oneUseTokens).where(eq(oneUseTokens.customerId, customerId));
}

/** Used or run out: nobody can do anything with them. */
export async function deleteSpentTokens(db: Queryable): Promise<void> {
  await db
    .delete(oneUseTokens)
    .where(or(isNotNull(oneUseTokens.usedAt), lt(oneUseTokens.expiresAt, sql`now()`)));
}
