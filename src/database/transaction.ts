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
/** After a failover, the new primary needs some time. */
const PAUSE_MS = 100;

/**
 * Inside a transaction this is a savepoint: if the caller catches an inner failure, only the inner work is undone.
 * Locks are taken in one order (docs/architecture.md). If a deadlock happens all the same, such as with a long
 * import, the transaction that the database aborts is retried, so `work` must change nothing but rows. It is also
 * retried if a prepared statement is stale after a migration, or if the connection was lost before the commit was
 * sent, because then nothing was written. If it was lost later, the outcome is unknown and the caller gets the error.
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

/** For a single statement, which needs no begin and commit. */
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

/** Like `inTransaction`, but a refusal (`ok: false`) also rolls back what was written before it. */
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

/** Whether too many transactions wanted the same rows, so that the lock timed out; retrying may help. */
export const isLockTimeout = (error: unknown): boolean => hasErrorCode(error, LOCK_TIMEOUT);

/** Serialises transactions by name until they end: for things that have no row to lock yet. */
export async function lockNamed(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Removes the time limits of this transaction's statements: for an import, or filling an empty database. */
export async function liftTimeLimit(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local lock_timeout = 0`);
  markUnlimited(clientOf(tx), "end of transaction");
}
