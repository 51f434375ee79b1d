import { sql } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import { hasErrorCode } from "#core/errors.ts";
import type { Failure, Result } from "#core/result.ts";
import type { Queryable, Transaction } from "./connect.ts";
import { STALE_PLAN } from "./prepared-statements.ts";

const TRIES = 4;
const DEADLOCK = "40P01";
const BEGIN_ANEW = [DEADLOCK, ...STALE_PLAN];

/**
 * Inside a transaction this is a savepoint: an inner failure that is caught undoes only the inner work.
 * Locks are taken in one order (docs/architecture.md); where two meet all the same, as with a long
 * import, the one that the database stops begins anew, so work must change nothing but rows. So does one whose
 * prepared statement met a table that a migration has just changed.
 */
export async function inTransaction<T>(
  db: Queryable,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return withRetries(db, () => db.transaction(work));
}

/** For a transaction of one statement, which needs no begin and no commit. */
export async function withRetries<T>(db: Queryable, work: () => Promise<T>): Promise<T> {
  const isOuter = !(db instanceof PgTransaction);
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (!isOuter || tried === TRIES || !hasErrorCode(error, BEGIN_ANEW)) throw error;
    }
  }
}

/** As `inTransaction`; a refusal leaves nothing behind of what was written before it. */
export async function rollBackIfRefused<Value, Problem extends string>(
  db: Queryable,
  work: (tx: Transaction) => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> {
  let refused: Failure<Problem> | undefined;
  const undo = new Error("refused");
  try {
    return await inTransaction(db, async (tx) => {
      const done = await work(tx);
      if (done.ok) return done;
      refused = done;
      throw undo;
    });
  } catch (error) {
    if (error === undo && refused) return refused;
    throw error;
  }
}

const LOCK_TIMEOUT = ["55P03"];

/** So many want the same rows at once that they are not free in time: it may be tried again. */
export const isLockTimeout = (error: unknown): boolean => hasErrorCode(error, LOCK_TIMEOUT);

/** One at a time under this name, until the transaction ends: for what has no row yet to be locked. */
export async function lockNamed(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
