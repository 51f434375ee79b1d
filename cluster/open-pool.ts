import pg from "pg";

/** Our own eyes: they look past the pooler, and a lost connection is nothing to them. */
export function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 2, connectionTimeoutMillis: 5000 });
  pool.on("error", () => {});
  return pool;
}
