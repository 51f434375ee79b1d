import pg from "pg";

/** For the checks of this run: past PgBouncer; a lost connection is replaced by the next query. */
export function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2, connectionTimeoutMillis: 5000 });
  pool.on("error", () => {});
  return pool;
}
