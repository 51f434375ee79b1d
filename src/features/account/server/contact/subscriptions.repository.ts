import { eq, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { subscriptions } from "../account.tables.ts";

export async function saveSubscription(
  db: Queryable,
  customerId: number,
  subscribed: boolean,
): Promise<void> {
  const change = { subscribed, changedAt: sql`now()` };
  await db
    .insert(subscriptions)
    .values({ customerId, subscribed })
    .onConflictDoUpdate({ target: subscriptions.customerId, set: change });
}

export async function selectSubscription(db: Queryable, customerId: number) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId));
  return row;
}

export async function deleteSubscription(db: Queryable, customerId: number): Promise<void> {
  await db.delete(subscriptions).where(eq(subscriptions.customerId, customerId));
}
