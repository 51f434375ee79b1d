import { and, desc, eq, ne, not, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { LONGEST_SESSION_SECONDS, SESSION_SECONDS } from "./session-life.ts";
import { sessions } from "./sessions.tables.ts";

/** Tokens use it too. */
export const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

export async function insertSession(
  db: Queryable,
  session: { customerId: number; tokenHash: Buffer; device: string },
): Promise<void> {
  await db.insert(sessions).values({ ...session, expiresAt: inSeconds(SESSION_SECONDS) });
}

/** The maximum age of a session, however often it is used. */
const absoluteEnd = sql`${sessions.createdAt} + make_interval(secs => ${LONGEST_SESSION_SECONDS})`;
export const isLive = sql`least(${sessions.expiresAt}, ${absoluteEnd}) > now()`;

/** Marks the session as just used; `prolong` also extends it, up to its maximum age. */
export async function touchSession(db: Queryable, id: number, prolong: boolean): Promise<void> {
  const expiresAt = sql<Date>`least(${inSeconds(SESSION_SECONDS)}, ${absoluteEnd})`;
  await db
    .update(sessions)
    .set({ seenAt: sql`now()`, ...(prolong ? { expiresAt } : {}) })
    .where(eq(sessions.id, id));
}

/** The sessions of a customer, last used first. */
export function selectSessionsOf(db: Queryable, customerId: number) {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      expiresAt: sql<Date>`least(${sessions.expiresAt}, ${absoluteEnd})`.mapWith(
        sessions.expiresAt,
      ),
    })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), isLive))
    .orderBy(desc(sessions.seenAt), desc(sessions.id));
}

export async function hasLiveSession(db: Queryable, customerId: number): Promise<boolean> {
  return (await db.$count(sessions, and(eq(sessions.customerId, customerId), isLive))) > 0;
}

/** Deletes one of the customer's own sessions; false if it is not theirs. */
export async function deleteOwnSession(
  db: Queryable,
  customerId: number,
  id: number,
): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function deleteOtherSessions(
  db: Queryable,
  customerId: number,
  currentId: number,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), ne(sessions.id, currentId)));
}

export async function deleteSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSessionsOf(db: Queryable, customerId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.customerId, customerId));
}

export async function deleteExpiredSessions(db: Queryable, customerId: number): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.customerId, customerId), not(isLive)));
}

export async function deleteAllExpiredSessions(
  db: Queryable,
  options?: SweepOptions,
): Promise<void> {
  await sweepRows(db, { table: sessions, by: sessions.id, where: not(isLive) }, options);
}
