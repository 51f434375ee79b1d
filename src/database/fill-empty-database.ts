import { sql } from "drizzle-orm";
import { sites } from "#features/sites/server/sites.tables.ts";
import type { Database, Transaction } from "./connect.ts";
import { inTransaction, liftTimeLimit } from "./transaction.ts";

/** Any number that no other lock in this database uses. */
const SEED_LOCK = 7_254_302;

/** Fills an empty database, all or nothing; returns true if it did. A database that has sites is left alone. */
export function fillEmptyDatabase(
  db: Database,
  fill: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // There is no time limit for filling, nor for waiting for another node that fills.
    await liftTimeLimit(tx);
    // If nodes start together on an empty database, the second one waits and then finds it filled.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [existing] = await tx.select({ id: sites.id }).from(sites).limit(1);
    if (existing) return false;
    await fill(tx);
    return true;
  });
}
