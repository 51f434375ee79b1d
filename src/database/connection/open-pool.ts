import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { createStatementNames, preparingClient, unnamedClient } from "../prepared-statements.ts";
import { guardPool } from "./guarded-pool.ts";
import { watchDatabase } from "./watch-database.ts";
import { type StatementWatch, watchedClient } from "./watched-client.ts";

export type PoolOptions = {
  /** Gets the errors of broken connections, idle or in use; such an error never ends the process. */
  onError: (error: Error) => void;
  maxConnections?: number | undefined;
  /** Whether repeated statements are parsed and planned once per connection; true by default. */
  prepare?: boolean | undefined;
  /**
   * Whether a pooler is between us and the server: then connections must keep no state of ours, and the role has the
   * limits.
   */
  isPooled?: boolean | undefined;
  /** For work without a time limit. */
  isUnlimited?: boolean | undefined;
  /** How long the server may answer no query before it counts as away. */
  silenceMs?: number | undefined;
  /** Called for each statement that ended. */
  onStatement?: StatementWatch["onStatement"];
  traceStatement?: StatementWatch["traceStatement"];
};

const SECOND = 1000;

/** Limits for each statement and transaction; behind a pooler they are set on the role (`role-limits.ts`). */
export const LIMITS = {
  // Longer than visitors wait for any answer, but short enough that one bad query cannot block the pool.
  statement_timeout: 15 * SECOND,
  idle_in_transaction_session_timeout: 30 * SECOND,
  // Queries that wait for one lock must not use up all connections.
  lock_timeout: 10 * SECOND,
};

export type OpenPool = ReturnType<typeof openPool>;

/** A pool whose connections are watched, guarded and limited. */
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
  // During shutdown the server may close idle connections before we do.
  const onError = (error: Error) => {
    if (!pool.ending) options.onError(error);
  };
  const watch = watchDatabase({ connection, statements, onLost: onError, silenceMs });
  pool.on("error", onError);
  // The pool handles errors only of idle connections; one that breaks inside a transaction needs its own listener.
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
