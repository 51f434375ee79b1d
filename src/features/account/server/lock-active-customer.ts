import { sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#database/connect.ts";

/** For one who is being erased it waits: nothing comes back after them. */
export async function lockActiveCustomer(tx: Transaction, customerId: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from customers where id = ${customerId} and erased_at is null for share`,
  );
  return rows.length > 0;
}

/** The same without waiting, for what is only shown. */
export async function isActiveCustomer(db: Queryable, customerId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from customers where id = ${customerId} and erased_at is null`,
  );
  return rows.length > 0;
}
