import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { createStatementNames, preparingClient } from "./prepared-statements.ts";

export type Database = NodePgDatabase<Record<string, never>>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** What a repository takes: the same query runs on its own or inside a transaction. */
export type Queryable = Database | Transaction;

export type DatabaseAddress = { url: string } | { connection: pg.PoolConfig };

export type ConnectOptions = {
  /** Told of connections that broke, idle or in use; such an error never ends the process. */
  onError?: (error: Error) => void;
  maxConnections?: number;
  /** Whether what is asked often is parsed and planned once for a connection; by default it is. */
  prepare?: boolean | undefined;
};

export type DatabaseConnection = {
  db: Database;
  pool: pg.Pool;
  /** For whoever needs a connection outside the pool. */
  connection: pg.ClientConfig;
  /** Rejects when the database does not answer: what readiness asks. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

const SECOND = 1000;
/** Whoever asks whether the database answers wants to know soon. */
const PING_MS = 2 * SECOND;

export function connectDatabase(
  address: DatabaseAddress,
  options: ConnectOptions = {},
): DatabaseConnection {
  const connection = "url" in address ? { connectionString: address.url } : address.connection;
  const pool = new pg.Pool({
    ...connection,
    application_name: "cartage",
    ...(options.prepare === false ? {} : { Client: preparingClient(createStatementNames()) }),
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5 * SECOND,
    idleTimeoutMillis: 30 * SECOND,
    // Longer than any answer a visitor waits for, short enough that one bad query cannot hold the pool.
    statement_timeout: 15 * SECOND,
    idle_in_transaction_session_timeout: 30 * SECOND,
  });
  let closing: Promise<void> | undefined;
  const onError = (error: Error) => {
    // While we close, the server may cut what is idle before we do.
    if (!closing) options.onError?.(error);
  };
  pool.on("error", onError);
  // The pool listens only to idle connections; one that breaks inside a transaction tells its own listeners.
  pool.on("connect", (client) => client.on("error", onError));
  return {
    db: drizzle(pool),
    pool,
    connection,
    async ping() {
      const late = new Promise<never>((_resolve, reject) => {
        setTimeout(() => reject(new Error("The database does not answer")), PING_MS).unref();
      });
      await Promise.race([pool.query("select 1"), late]);
    },
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}
