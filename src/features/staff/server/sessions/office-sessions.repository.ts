import { and, desc, eq, isNull, ne, not, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { customers, staffRoles } from "#features/account/server/account.tables.ts";
import type { StaffGrant } from "#platform/auth/staff-access.ts";
import { OFFICE_IDLE_SECONDS, OFFICE_SESSION_SECONDS } from "../../domain/office-login.ts";
import {
  officeEntries,
  officeSessions,
  passkeys,
  rolesWithFactor,
  totpFactors,
} from "../staff.tables.ts";

const idleEnd = sql`${officeSessions.seenAt} + make_interval(secs => ${OFFICE_IDLE_SECONDS})`;
const isLive = sql`least(${officeSessions.expiresAt}, ${idleEnd}) > now()`;

export type NewOfficeSession = {
  customerId: number;
  tokenHash: Buffer;
  device: string;
  isProved: boolean;
};

export async function insertOfficeSession(
  db: Queryable,
  { isProved, ...session }: NewOfficeSession,
): Promise<void> {
  await db.insert(officeSessions).values({
    ...session,
    expiresAt: sql`now() + make_interval(secs => ${OFFICE_SESSION_SECONDS})`,
    provedAt: isProved ? sql`now()` : null,
  });
}

const grants = sql<StaffGrant[]>`coalesce((
  select jsonb_agg(jsonb_build_object('role', ${staffRoles.role}, 'siteIds', ${staffRoles.siteIds}) order by ${staffRoles.role})
  from ${staffRoles} where ${staffRoles.customerId} = ${customers.id}), '[]')`;
const hasTotp = sql<boolean>`exists (
  select from ${totpFactors}
  where ${totpFactors.customerId} = ${customers.id} and ${totpFactors.confirmedAt} is not null)`;
const passkeyCount = sql<number>`(
  select count(*)::int from ${passkeys} where ${passkeys.customerId} = ${customers.id})`;
const needsFactor = sql<boolean>`exists (
  select from ${staffRoles} join ${rolesWithFactor} on ${rolesWithFactor.role} = ${staffRoles.role}
  where ${staffRoles.customerId} = ${customers.id})`;

/** The owner of a session token, their grants and their factors, in one query, because every call needs it. */
export async function selectOfficeSession(db: Queryable, tokenHash: Buffer) {
  const [row] = await db
    .select({
      id: officeSessions.id,
      device: officeSessions.device,
      seenAt: officeSessions.seenAt,
      provedAt: officeSessions.provedAt,
      challenge: officeSessions.challenge,
      customer: customers,
      grants,
      hasTotp,
      passkeyCount,
      needsFactor,
    })
    .from(officeSessions)
    .innerJoin(customers, eq(customers.id, officeSessions.customerId))
    .where(and(eq(officeSessions.tokenHash, tokenHash), isLive, isNull(customers.erasedAt)));
  return row;
}
export type OfficeSessionRow = NonNullable<Awaited<ReturnType<typeof selectOfficeSession>>>;

const set = async (
  db: Queryable,
  id: number,
  values: Partial<Record<"seenAt" | "provedAt", SQL>>,
) => void (await db.update(officeSessions).set(values).where(eq(officeSessions.id, id)));

export const touchOfficeSession = (db: Queryable, id: number) =>
  set(db, id, { seenAt: sql`now()` });
export const markProved = (db: Queryable, id: number) => set(db, id, { provedAt: sql`now()` });

export async function saveTokenHash(db: Queryable, id: number, tokenHash: Buffer): Promise<void> {
  await db.update(officeSessions).set({ tokenHash }).where(eq(officeSessions.id, id));
}

export async function saveChallenge(db: Queryable, id: number, challenge: string): Promise<void> {
  await db.update(officeSessions).set({ challenge }).where(eq(officeSessions.id, id));
}

/** Each challenge is valid for one response. */
export async function spendChallenge(db: Queryable, id: number): Promise<string | undefined> {
  const [row] = await db
    .execute<{ challenge: string | null }>(sql`
    update office_sessions set challenge = null
    from (select id, challenge from office_sessions where id = ${id} for update) as former
    where office_sessions.id = former.id
    returning former.challenge`)
    .then(({ rows }) => rows);
  return row?.challenge ?? undefined;
}

export function selectOfficeSessionsOf(db: Queryable, customerId: number) {
  const { id, device, createdAt, seenAt, expiresAt } = officeSessions;
  return db
    .select({ id, device, createdAt, seenAt, expiresAt })
    .from(officeSessions)
    .where(and(eq(officeSessions.customerId, customerId), isLive))
    .orderBy(desc(seenAt), desc(id));
}

type Entry = { customerId: number; device: string };

/** The login is complete: replaces the previous entry. */
export async function saveEntry(db: Queryable, { customerId, device }: Entry): Promise<void> {
  await db
    .insert(officeEntries)
    .values({ customerId, device })
    .onConflictDoUpdate({ target: officeEntries.customerId, set: { at: sql`now()`, device } });
}

export async function selectLastEntry(db: Queryable, customerId: number) {
  const { at, device } = officeEntries;
  const [entry] = await db
    .select({ at, device })
    .from(officeEntries)
    .where(eq(officeEntries.customerId, customerId));
  return entry;
}

export async function deleteLastEntry(db: Queryable, customerId: number): Promise<void> {
  await db.delete(officeEntries).where(eq(officeEntries.customerId, customerId));
}

/** False if the session is not theirs. */
export async function deleteOwnOfficeSession(
  db: Queryable,
  customerId: number,
  id: number,
): Promise<boolean> {
  const ended = await db
    .delete(officeSessions)
    .where(and(eq(officeSessions.customerId, customerId), eq(officeSessions.id, id)))
    .returning({ id: officeSessions.id });
  return ended.length > 0;
}

export async function deleteOfficeSessionsOf(
  db: Queryable,
  customerId: number,
  exceptId = 0,
): Promise<void> {
  await db
    .delete(officeSessions)
    .where(and(eq(officeSessions.customerId, customerId), ne(officeSessions.id, exceptId)));
}

export async function deleteOfficeSession(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.delete(officeSessions).where(eq(officeSessions.tokenHash, tokenHash));
}

export async function purgeOfficeSessions(db: Queryable, options?: SweepOptions): Promise<void> {
  const { id } = officeSessions;
  await sweepRows(db, { table: officeSessions, by: id, where: not(isLive) }, options);
}
