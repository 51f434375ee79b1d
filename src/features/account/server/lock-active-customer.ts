import { sql } from "drizzle-orm";
import type { Transaction } from "#database/connect.ts";

/** For one who is being erased it waits: nothing comes back after them. */
export async function lockActiveCustomer(tx: Transaction, customerId: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from customers where id = ${customerId} and erased_at is null for share`,
  );
  return rows.length > 0;
}
