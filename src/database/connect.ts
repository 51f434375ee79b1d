import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { openPool, type PoolOptions } from "./connection/open-pool.ts";
import { type ReplicaReads, replicaReads } from "./connection/replica-reads.ts";

export type Database = NodePgDatabase<Record<string, never>>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** What a repository takes: the same query runs on its own or inside a transaction. */
export type Queryable = Database | Transaction;

type DatabaseAddress = { url: string } | { connection: pg.PoolConfig };

type ConnectOptions = Partial<PoolOptions> & {
  /** The address of the server itself, past the pooler. */
  direct?: pg.ClientConfig | undefined;
  /** For reads that may be some seconds old: feeds, sitemaps, index builds. */
  replica?: pg.PoolConfig | undefined;
};

/** What a thread of ours needs to open the same database. */
export type SharedAddress = {
  connection: pg.PoolConfig;
  isPooled: boolean;
  prepare: boolean | undefined;
  silenceMs: number | undefined;
};

export type DatabaseConnection = {
  db: Database;
  pool: pg.Pool;
  /** For code that needs a connection outside the pool and past any pooler: LISTEN, migrations. */
  connection: pg.ClientConfig;
  shared: SharedAddress;
  /** The replica if there is one and it answers, else the same as `db`. */
  replica: ReplicaReads;
  /** Rejects if the database does not answer; the readiness check uses it. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** A readiness check needs its answer quickly. */
const PING_MS = 2000;
/** For this long, an answer to any other query counts as a successful ping. */
const FRESH_MS = 1000;

export function connectDatabase(
  address: DatabaseAddress,
  options: ConnectOptions = {},
): DatabaseConnection {
  const connection = "url" in address ? { connectionString: address.url } : address.connection;
  const { isPooled = false, direct = connection, prepare, silenceMs } = options;
  const { onError = () => {} } = options;
  let closing: Promise<void> | undefined;
  const main = openPool(connection, { ...options, onError });
  const replica = replicaReads(main.db, options.replica, (replica) =>
    openPool(replica, { ...options, onError: () => {} }),
  );
  return {
    db: main.db,
    pool: main.pool,
    connection: direct,
    shared: { connection, isPooled, prepare, silenceMs },
    replica,
    async ping() {
      // If the server has just answered a query, the ping need not wait in the queue of the pool.
      if (!closing && !main.isDown() && performance.now() - main.answeredAt() < FRESH_MS) return;
      const late = new Promise<never>((_resolve, reject) => {
        setTimeout(() => reject(new Error("The database does not answer")), PING_MS).unref();
      });
      await Promise.race([main.pool.query("select 1"), late]);
    },
    close() {
      closing ??= Promise.all([main.close(), replica.close()]).then(() => {});
      return closing;
    },
  };
}
