import { sql } from "drizzle-orm";
import type { Transaction } from "./connect.ts";

/** One at a time under this name, until the transaction ends: for what has no row yet to be locked. */
export async function lockNamed(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
