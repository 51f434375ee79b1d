import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { passkeys, recoveryCodes, totpFactors } from "../staff.tables.ts";

/** Locks the factor until the transaction ends, so that no other request uses one of its codes. */
export async function lockTotp(tx: Transaction, customerId: number) {
  const [row] = await tx
    .select()
    .from(totpFactors)
    .where(eq(totpFactors.customerId, customerId))
    .for("update");
  return row;
}

/** False if a confirmed factor exists: the person must prove their identity and remove it first. */
export async function saveTotpSecret(
  db: Queryable,
  customerId: number,
  secret: Buffer,
): Promise<boolean> {
  const saved = await db
    .insert(totpFactors)
    .values({ customerId, secret })
    .onConflictDoUpdate({
      target: totpFactors.customerId,
      set: { secret, lastStep: 0 },
      setWhere: isNull(totpFactors.confirmedAt),
    })
    .returning({ customerId: totpFactors.customerId });
  return saved.length > 0;
}

export async function confirmTotp(db: Queryable, customerId: number): Promise<void> {
  await db
    .update(totpFactors)
    .set({ confirmedAt: sql`now()` })
    .where(eq(totpFactors.customerId, customerId));
}

export async function saveTotpStep(
  db: Queryable,
  customerId: number,
  lastStep: number,
): Promise<void> {
  await db.update(totpFactors).set({ lastStep }).where(eq(totpFactors.customerId, customerId));
}

export async function deleteTotp(db: Queryable, customerId: number): Promise<boolean> {
  const gone = await db
    .delete(totpFactors)
    .where(and(eq(totpFactors.customerId, customerId), isNotNull(totpFactors.confirmedAt)))
    .returning({ customerId: totpFactors.customerId });
  return gone.length > 0;
}

/** The earlier codes become invalid. */
export async function replaceRecoveryCodes(
  db: Queryable,
  customerId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await deleteRecoveryCodes(db, customerId);
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ customerId, codeHash })));
}

export async function deleteRecoveryCodes(db: Queryable, customerId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.customerId, customerId));
}

/** Each code works once. */
export async function spendRecoveryCode(
  db: Queryable,
  customerId: number,
  codeHash: Buffer,
): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.customerId, customerId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ codeHash: recoveryCodes.codeHash });
  return spent.length > 0;
}

export const countRecoveryCodes = (db: Queryable, customerId: number): Promise<number> =>
  db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.customerId, customerId), isNull(recoveryCodes.usedAt)),
  );

export type Passkey = typeof passkeys.$inferSelect;

export function selectPasskeys(db: Queryable, customerId: number): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.customerId, customerId))
    .orderBy(asc(passkeys.id));
}

export async function insertPasskey(
  db: Queryable,
  passkey: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return added.length > 0;
}

/** False if another response of the same key, or of a copy of it, was faster. */
export async function savePasskeyUse(
  db: Queryable,
  { id, counter }: Pick<Passkey, "id" | "counter">,
): Promise<boolean> {
  const isLater = counter === 0 ? undefined : gt(sql`${counter}`, passkeys.counter);
  const used = await db
    .update(passkeys)
    .set({ counter, usedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), isLater))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

export async function deletePasskey(
  db: Queryable,
  customerId: number,
  id: number,
): Promise<boolean> {
  const gone = await db
    .delete(passkeys)
    .where(and(eq(passkeys.customerId, customerId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}

/** Whether the customer has a factor of either kind; for queries on customers. */
export const isWithFactor = sql<boolean>`(
  exists (select from ${totpFactors} where ${totpFactors.customerId} = ${customers.id} and ${totpFactors.confirmedAt} is not null)
  or exists (select from ${passkeys} where ${passkeys.customerId} = ${customers.id}))`;

export const hasFactor = async (db: Queryable, customerId: number): Promise<boolean> =>
  (await db.$count(customers, and(eq(customers.id, customerId), isWithFactor))) > 0;

export async function deleteAllFactors(db: Queryable, customerId: number): Promise<void> {
  await db.delete(totpFactors).where(eq(totpFactors.customerId, customerId));
  await db.delete(passkeys).where(eq(passkeys.customerId, customerId));
  await deleteRecoveryCodes(db, customerId);
}
