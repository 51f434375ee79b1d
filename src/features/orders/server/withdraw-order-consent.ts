import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { orders } from "./orders.tables.ts";

export type Buyer = { customerId: number | undefined; visitorHash: Buffer | undefined };

/** Of all that somebody ordered so far: nobody outside is told what becomes of it, and no campaign is kept. */
export async function withdrawOrderConsent(
  { db }: { db: Database },
  { customerId, visitorHash }: Buyer,
): Promise<void> {
  const theirs: SQL[] = [];
  if (customerId !== undefined) theirs.push(eq(orders.customerId, customerId));
  if (visitorHash) theirs.push(eq(orders.visitorHash, visitorHash));
  if (theirs.length === 0) return;
  await inTransaction(db, async (tx) => {
    const agreed = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(or(...theirs), eq(orders.agreedToMarketing, true)))
      .orderBy(orders.id)
      .for("update");
    const ids = agreed.map(({ id }) => id);
    if (ids.length === 0) return;
    const refused = { utm: null, agreedToMarketing: false };
    await tx.update(orders).set(refused).where(inArray(orders.id, ids));
  });
}
