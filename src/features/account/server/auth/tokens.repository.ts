import { and, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { type SweepOptions, sweepRows } from "#database/sweep-rows.ts";
import { inSeconds } from "#platform/auth/sessions.repository.ts";
import { customers, oneUseTokens, type TokenPurpose } from "../account.tables.ts";

type NewToken = {
  customerId: number;
  tokenHash: Buffer;
  purpose: TokenPurpose;
  seconds: number;
  /** For a change of e-mail. */
  newEmail?: string;
};

export async function insertToken(db: Queryable, { seconds, ...token }: NewToken): Promise<void> {
  await db.insert(oneUseTokens).values({ ...token, expiresAt: inSeconds(seconds) });
}

const isGood = (purpose: TokenPurpose, tokenHash: Buffer) =>
  and(
    eq(oneUseTokens.tokenHash, tokenHash),
    eq(oneUseTokens.purpose, purpose),
    isNull(oneUseTokens.usedAt),
    gt(oneUseTokens.expiresAt, sql`now()`),
  );

/** The owner of a valid token, or undefined. */
export async function selectTokenOwner(db: Queryable, purpose: TokenPurpose, tokenHash: Buffer) {
  const [row] = await db
    .select({
      customer: customers,
      newEmail: oneUseTokens.newEmail,
    })
    .from(oneUseTokens)
    .innerJoin(customers, eq(customers.id, oneUseTokens.customerId))
    .where(isGood(purpose, tokenHash));
  return row;
}

/** If two requests use the same token at the same moment, only one gets the customer. */
export async function spendToken(
  db: Queryable,
  purpose: TokenPurpose,
  tokenHash: Buffer,
): Promise<{ customerId: number; newEmail: string | null } | undefined> {
  const [row] = await db
    .update(oneUseTokens)
    .set({ usedAt: sql`now()` })
    .where(isGood(purpose, tokenHash))
    .returning({ customerId: oneUseTokens.customerId, newEmail: oneUseTokens.newEmail });
  return row;
}

/** Deletes all tokens of the customer, or those of one purpose. */
export async function deleteTokensOf(
  db: Queryable,
  customerId: number,
  purpose?: TokenPurpose,
): Promise<void> {
  const isMeant = purpose && eq(oneUseTokens.purpose, purpose);
  await db.delete(oneUseTokens).where(and(eq(oneUseTokens.customerId, customerId), isMeant));
}

/** Deletes used and expired tokens, which are worthless. */
export async function deleteSpentTokens(db: Queryable, options?: SweepOptions): Promise<void> {
  const where = or(isNotNull(oneUseTokens.usedAt), lt(oneUseTokens.expiresAt, sql`now()`));
  await sweepRows(db, { table: oneUseTokens, by: oneUseTokens.tokenHash, where }, options);
}
