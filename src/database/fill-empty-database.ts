import { sql } from "drizzle-orm";
import { sites } from "#features/sites/server/sites.tables.ts";
import type { Database, Transaction } from "./connect.ts";
import { inTransaction, liftTimeLimit } from "./transaction.ts";

/** Any number that nothing else in this database locks. */
const SEED_LOCK = 7_254_302;

/** Fills an empty database, all or nothing; true when it did. A shop that has sites is left alone. */
export function fillEmptyDatabase(
  db: Database,
  fill: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // Filling takes as long as it takes, and so does waiting for whoever does it.
    await liftTimeLimit(tx);
    // Nodes that start together on one empty database: the second waits, then finds it filled.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const [existing] = await tx.select({ id: sites.id }).from(sites).limit(1);
    if (existing) return false;
    await fill(tx);
    return true;
  });
}
