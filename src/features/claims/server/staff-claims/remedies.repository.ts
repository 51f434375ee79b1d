import { eq, inArray } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { nameOrEmail } from "#features/account/server/customer-name.ts";
import { claimRemedies } from "../claims.tables.ts";

export type StoredRemedy = typeof claimRemedies.$inferSelect;

export async function selectRemedy(
  db: Queryable,
  claimId: number,
): Promise<StoredRemedy | undefined> {
  const [remedy] = await db.select().from(claimRemedies).where(eq(claimRemedies.id, claimId));
  return remedy;
}

/** Writes the remedy, or another one in its place. Needs the claim locked. */
export async function saveRemedy(
  tx: Transaction,
  remedy: typeof claimRemedies.$inferInsert,
): Promise<void> {
  const { id: _id, ...values } = remedy;
  await tx
    .insert(claimRemedies)
    .values(remedy)
    .onConflictDoUpdate({ target: claimRemedies.id, set: values });
}

export async function updateRemedy(
  tx: Transaction,
  claimId: number,
  values: Partial<typeof claimRemedies.$inferInsert>,
): Promise<void> {
  await tx.update(claimRemedies).set(values).where(eq(claimRemedies.id, claimId));
}

/** The names of staff by their ids. */
export async function selectNames(
  db: Queryable,
  ids: readonly (number | null)[],
): Promise<Map<number, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .select({ id: customers.id, name: nameOrEmail() })
    .from(customers)
    .where(inArray(customers.id, known));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
