import { and, eq, lt, ne, sql, sum } from "drizzle-orm";
import type { Cents } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import { payments, refunds } from "./payments.tables.ts";

export type Refund = typeof refunds.$inferSelect;
type NewRefund = typeof refunds.$inferInsert;

export async function insertRefund(db: Queryable, values: NewRefund): Promise<Refund> {
  const [row] = await db.insert(refunds).values(values).returning();
  if (!row) throw new Error("A refund was not written");
  return row;
}

export async function selectRefund(db: Queryable, key: string): Promise<Refund | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.key, key));
  return row;
}

export async function updateRefund(
  db: Queryable,
  id: number,
  values: Partial<Pick<Refund, "status" | "providerId">>,
): Promise<void> {
  await db.update(refunds).set(values).where(eq(refunds.id, id));
}

/** All that is given back or on its way, as far as we asked for it or were told. */
export async function sumRefunds(db: Queryable, paymentId: number): Promise<Cents> {
  const [row] = await db
    .select({ total: sum(refunds.amountCents).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.status, "failed")));
  return row?.total ?? 0;
}

/** Asked for and never concluded: whoever asked has died. Claimed, so that one node tries at a time. */
export async function claimStuckRefunds(db: Queryable): Promise<Refund[]> {
  return db
    .update(refunds)
    .set({ triedAt: sql`now()` })
    .where(
      and(eq(refunds.status, "requested"), lt(refunds.triedAt, sql`now() - interval '1 minute'`)),
    )
    .returning();
}

export async function selectPaymentOf(db: Queryable, refund: Refund) {
  const [row] = await db.select().from(payments).where(eq(payments.id, refund.paymentId));
  if (!row) throw new Error(`The payment of refund ${refund.id} is gone`);
  return row;
}
