import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import { hasErrorCode } from "#core/errors.ts";
import type { Failure, Result } from "#core/result.ts";
import type { Queryable, Transaction } from "./connect.ts";
import { isDatabaseLost, isKnownAway, isPoolBusy } from "./connection/lost-connection.ts";
import { markUnlimited } from "./connection/watched-client.ts";
import { STALE_PLAN } from "./prepared-statements.ts";
import { clientOf } from "./statement.ts";

const TRIES = 4;
const DEADLOCK = "40P01";
const BEGIN_ANEW = [DEADLOCK, ...STALE_PLAN];
/** A new primary is not there at once. */
const PAUSE_MS = 100;

/**
 * Inside a transaction this is a savepoint: an inner failure that is caught undoes only the inner work.
 * Locks are taken in one order (docs/architecture.md); where two meet all the same, as with a long
 * import, the one that the database stops begins anew, so work must change nothing but rows. So does one whose
 * prepared statement met a table that a migration has just changed, and one whose connection was lost before its
 * commit was sent: of that nothing is left. Where it was lost after, nobody knows, and the caller gets the error.
 */
export async function inTransaction<T>(
  db: Queryable,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  let isCommitting = false;
  return withRetries(
    db,
    () => {
      isCommitting = false;
      return db.transaction(async (tx) => {
        const result = await work(tx);
        isCommitting = true;
        return result;
      });
    },
    (error) => !isCommitting && isDatabaseLost(error) && !isPoolBusy(error) && !isKnownAway(error),
  );
}

/** For a transaction of one statement, which needs no begin and no commit. */
export async function withRetries<T>(
  db: Queryable,
  work: () => Promise<T>,
  leftNothing: (error: unknown) => boolean = () => false,
): Promise<T> {
  const isOuter = !(db instanceof PgTransaction);
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (!isOuter || tried === TRIES) throw error;
      if (leftNothing(error)) await pause(tried * PAUSE_MS);
      else if (!hasErrorCode(error, BEGIN_ANEW)) throw error;
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

/** Statements of this transaction may take as long as they take: an import, the filling of an empty database. */
export async function liftTimeLimit(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local lock_timeout = 0`);
  markUnlimited(clientOf(tx), "end of transaction");
}
