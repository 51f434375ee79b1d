import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { hasErrorCode } from "#core/errors.ts";
import { markUnlimited } from "../connection/watched-client.ts";
import { applyMigration } from "./apply-migration.ts";
import { MIGRATIONS_DIRECTORY, type MigrationFile, readMigrationFiles } from "./migration-files.ts";

type MigrationReport = { applied: string[]; total: number };

type AppliedMigration = { name: string; checksum: string; needs: number | null };

/** Any number that no other lock in this database uses. */
const MIGRATIONS_LOCK = 7_254_301;
const LOCK_PAUSE_MS = 100;

/** Applies the pending migrations. Nodes that start together wait for each other, and each file runs once. */
export async function migrate(
  pool: pg.Pool,
  directory: string = MIGRATIONS_DIRECTORY,
  /** The last file to apply, for a backup from an older version. */
  last?: string,
): Promise<MigrationReport> {
  const files = await filesUpTo(directory, last);
  const client = await pool.connect();
  markUnlimited(client, "for ever");
  try {
    // A migration, or the wait for another node's, may take longer than any page query.
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
    await lockMigrations(client);
    return await applyPending(client, files);
  } finally {
    // Closing the session releases its lock and settings, also after a failure.
    client.release(true);
  }
}

async function filesUpTo(directory: string, last: string | undefined): Promise<MigrationFile[]> {
  const files = await readMigrationFiles(directory);
  if (last === undefined) return files;
  const at = files.findIndex(({ name }) => name === last);
  if (at < 0) throw new Error(`There is no migration ${last} here: this code is too old`);
  return files.slice(0, at + 1);
}

/** Polls for the lock: a statement that waited for it would block concurrent index builds. */
async function lockMigrations(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      "select pg_try_advisory_lock($1) as taken",
      [MIGRATIONS_LOCK],
    );
    if (rows[0]?.taken) return;
    await pause(LOCK_PAUSE_MS);
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
  await client.query("alter table migrations add column if not exists needs integer");
  const applied = await readApplied(client);
  assertFits(files, applied);
  const pending = files.slice(applied.length);
  for (const file of pending) await applyMigration(client, file);
  return { applied: pending.map((file) => file.name), total: files.length };
}

async function readApplied(db: pg.Pool | pg.PoolClient): Promise<AppliedMigration[]> {
  const { rows } = await db.query<AppliedMigration>(
    "select name, checksum, needs from migrations order by name",
  );
  return rows;
}

const UNDEFINED_TABLE_OR_COLUMN = ["42P01", "42703"];

/** Our migration files that the database does not have yet; throws if code and database do not fit. */
export async function listPending(
  pool: pg.Pool,
  directory: string = MIGRATIONS_DIRECTORY,
): Promise<string[]> {
  const files = await readMigrationFiles(directory);
  const applied = await readApplied(pool).catch((error: unknown) => {
    // An older version left it like this, or no migration has run yet.
    if (hasErrorCode(error, UNDEFINED_TABLE_OR_COLUMN)) return [];
    throw error;
  });
  assertFits(files, applied);
  return files.slice(applied.length).map(({ name }) => name);
}

/**
 * A database newer than this code is accepted: a deploy migrates first, and a rollback of code does not undo that. A
 * migration that removes something says in its file which code it needs (expand, migrate, contract).
 */
function assertFits(files: readonly MigrationFile[], applied: readonly AppliedMigration[]): void {
  const newest = files.at(-1)?.number ?? 0;
  applied.forEach(({ name, checksum, needs }, index) => {
    const file = files[index];
    if (needs !== null && needs > newest) {
      throw new Error(
        `Migration ${name} was applied to this database and needs code that has migration ${String(needs).padStart(4, "0")}: this code is too old for it`,
      );
    }
    if (!file) return;
    if (file.name !== name) {
      throw new Error(
        `Migration ${name} was applied to this database but ${file.name} stands in its place: are these two versions of the same shop?`,
      );
    }
    if (file.checksum !== checksum && !file.former.includes(checksum)) {
      throw new Error(
        `Migration ${name} was changed after it was applied to this database: restore the file and put the change into a new migration`,
      );
    }
  });
}
