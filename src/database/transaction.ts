import type { Queryable, Transaction } from "./connect.ts";

/** Inside a transaction this is a savepoint: an inner failure that is caught undoes only the inner work. */
export function inTransaction<T>(db: Queryable, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(work);
}
