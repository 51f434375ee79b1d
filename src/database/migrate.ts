import type pg from "pg";
import { MIGRATIONS_DIRECTORY, type MigrationFile, readMigrationFiles } from "./migration-files.ts";

export type MigrationReport = { applied: string[]; total: number };

type AppliedMigration = { name: string; checksum: string };

/** Any number that nothing else in this database locks. */
const MIGRATIONS_LOCK = 7_254_301;

/** Brings the schema up to date. Nodes that start together wait for each other, and each file runs once. */
export async function migrate(
  pool: pg.Pool,
  directory: string = MIGRATIONS_DIRECTORY,
): Promise<MigrationReport> {
  const files = await readMigrationFiles(directory);
  const client = await pool.connect();
  try {
    // A migration, or the wait for another node's, may take longer than any page query.
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATIONS_LOCK]);
    return await applyPending(client, files);
  } finally {
    // Closing the session gives back its lock and its settings, also after a failure.
    client.release(true);
  }
}

async function applyPending(
  client: pg.PoolClient,
  files: MigrationFile[],
): Promise<MigrationReport> {
  await client.query(`create table if not exists migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<AppliedMigration>(
    "select name, checksum from migrations order by name",
  );
  assertUnchanged(files, rows);
  const pending = files.slice(rows.length);
  for (const file of pending) await apply(client, file);
  return { applied: pending.map((file) => file.name), total: files.length };
}

function assertUnchanged(files: MigrationFile[], applied: AppliedMigration[]): void {
  applied.forEach(({ name, checksum }, index) => {
    const file = files[index];
    if (file?.name !== name) {
      throw new Error(
        `Migration ${name} was applied to this database but ${file ? `${file.name} stands in its place` : "its file is gone"}: is this code older than the database?`,
      );
    }
    if (file.checksum !== checksum && !file.former.includes(checksum)) {
      throw new Error(
        `Migration ${name} was changed after it was applied to this database: restore the file and put the change into a new migration`,
      );
    }
  });
}

async function apply(client: pg.PoolClient, file: MigrationFile): Promise<void> {
  try {
    await client.query("begin");
    await client.query(file.sql);
    await client.query("insert into migrations (name, checksum) values ($1, $2)", [
      file.name,
      file.checksum,
    ]);
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback").catch(() => {});
    throw new Error(
      `Migration ${file.name} failed and was rolled back: ${explain(cause, file.sql)}`,
      { cause },
    );
  }
}

function explain(cause: unknown, sql: string): string {
  if (!(cause instanceof Error)) return String(cause);
  const position = "position" in cause ? Number(cause.position) : 0;
  const line = position > 0 ? ` (line ${sql.slice(0, position).split("\n").length})` : "";
  return `${cause.message}${line}`;
}
