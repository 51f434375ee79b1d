import { PgTransaction } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "./connect.ts";
import { hasErrorCode } from "./error-code.ts";

const TRIES = 4;
const DEADLOCK = ["40P01"];

/**
 * Inside a transaction this is a savepoint: an inner failure that is caught undoes only the inner work.
 * Locks are taken in one order (docs/architecture.md); where two meet all the same, as with a long
 * import, the one that the database stops begins anew, so work must change nothing but rows.
 */
export async function inTransaction<T>(
  db: Queryable,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const isOuter = !(db instanceof PgTransaction);
  for (let tried = 1; ; tried++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (!isOuter || tried === TRIES || !hasErrorCode(error, DEADLOCK)) throw error;
    }
  }
}
