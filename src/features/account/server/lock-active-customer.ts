import { sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";

/** Waits for an erasure under way, so that nothing is written for an erased customer; false if they are gone. */
export async function lockActiveCustomer(tx: Transaction, customerId: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from customers where id = ${customerId} and erased_at is null for share`,
  );
  return rows.length > 0;
}

/** The same without the lock, for data that is only displayed. */
export async function isActiveCustomer(db: Queryable, customerId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from customers where id = ${customerId} and erased_at is null`,
  );
  return rows.length > 0;
}
