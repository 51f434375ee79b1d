import pg from "pg";

/** For this run's checks: bypasses PgBouncer; after a lost connection the next query opens another one. */
export function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2, connectionTimeoutMillis: 5000 });
  pool.on("error", () => {});
  return pool;
}
