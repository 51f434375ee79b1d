import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { createStatementNames, preparingClient, unnamedClient } from "../prepared-statements.ts";
import { guardPool } from "./guarded-pool.ts";
import { watchDatabase } from "./watch-database.ts";
import { type StatementWatch, watchedClient } from "./watched-client.ts";

export type PoolOptions = {
  /** Told of connections that broke, idle or in use; such an error never ends the process. */
  onError: (error: Error) => void;
  maxConnections?: number | undefined;
  /** Whether what is asked often is parsed and planned once for a connection; by default it is. */
  prepare?: boolean | undefined;
  /** A pooler is between us and the server: nothing of ours may stay on a connection, limits are the role's. */
  isPooled?: boolean | undefined;
  /** For work that takes as long as it takes. */
  isUnlimited?: boolean | undefined;
  /** How long the server may answer nobody before it is taken for gone. */
  silenceMs?: number | undefined;
  /** Told of each statement that ended. */
  onStatement?: StatementWatch["onStatement"];
  traceStatement?: StatementWatch["traceStatement"];
};

const SECOND = 1000;

/** Of each statement and transaction; behind a pooler the role has them (`role-limits.ts`). */
export const LIMITS = {
  // Longer than any answer a visitor waits for, short enough that one bad query cannot hold the pool.
  statement_timeout: 15 * SECOND,
  idle_in_transaction_session_timeout: 30 * SECOND,
  // What one waits for must not take all connections along.
  lock_timeout: 10 * SECOND,
};

export type OpenPool = ReturnType<typeof openPool>;

/** Connections that are watched, guarded and limited. */
export function openPool(connection: pg.PoolConfig, options: PoolOptions) {
  const { prepare, isPooled, isUnlimited = false, maxConnections = 10 } = options;
  const { onStatement, traceStatement, silenceMs } = options;
  const statements: StatementWatch = {
    waiting: new Set(),
    isLimited: !isUnlimited,
    answeredAt: 0,
    onStatement,
    traceStatement,
  };
  const Base = prepare === false ? unnamedClient() : preparingClient(createStatementNames());
  const pool = new pg.Pool({
    ...connection,
    application_name: "cartage",
    Client: watchedClient(Base, statements),
    max: maxConnections,
    connectionTimeoutMillis: Math.max(5 * SECOND, silenceMs ?? 0),
    idleTimeoutMillis: 30 * SECOND,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10 * SECOND,
    ...(isPooled || isUnlimited ? {} : LIMITS),
  });
  // While we close, the server may cut what is idle before we do.
  const onError = (error: Error) => {
    if (!pool.ending) options.onError(error);
  };
  const watch = watchDatabase({ connection, statements, onLost: onError, silenceMs });
  pool.on("error", onError);
  // The pool listens only to idle connections; one that breaks inside a transaction notifies its own listeners.
  pool.on("connect", (client) => client.on("error", onError));
  guardPool(pool, {
    waiting: statements.waiting,
    isDown: watch.isDown,
    isTraced: traceStatement !== undefined,
  });
  return {
    pool,
    db: drizzle(pool),
    isDown: watch.isDown,
    answeredAt: () => statements.answeredAt,
    close(): Promise<void> {
      watch.close();
      return pool.end();
    },
  };
}
