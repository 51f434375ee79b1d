import type { Database, Transaction } from "./connect.ts";

/** Inside a transaction this is a savepoint: an inner failure that is caught undoes only the inner work. */
export function inTransaction<T>(
  db: Database | Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(work);
}
