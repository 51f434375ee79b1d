import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { hasErrorCode } from "#core/errors.ts";
import type { MigrationFile } from "./migration-files.ts";

/**
 * While a table change waits for its lock, all other queries queue behind it: so it waits briefly and retries often.
 */
const LOCK_TIMEOUT = "3s";
/** A concurrent index build waits for transactions, but no queries wait behind it. */
const BESIDE_LOCK_TIMEOUT = "60s";
const BESIDE = /^(create (unique )?|drop |reindex )index concurrently\b/i;
const TRIES = 20;
const LOCK_NOT_AVAILABLE = ["55P03"];

/** Applies one file, all or nothing. If its tables are locked, it gives up the lock request and retries later. */
export async function applyMigration(
  client: pg.PoolClient,
  file: MigrationFile,
  pauseMs = 1000,
): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await (file.isOutside ? applyOutside(client, file) : applyInside(client, file));
    } catch (cause) {
      if (tried === TRIES || !hasErrorCode(cause, LOCK_NOT_AVAILABLE)) {
        const left = file.isOutside ? "is tried again next time" : "was rolled back";
        throw new Error(`Migration ${file.name} failed and ${left}: ${explain(cause, file.sql)}`, {
          cause,
        });
      }
      await pause(pauseMs);
    }
  }
}

async function applyInside(client: pg.PoolClient, file: MigrationFile): Promise<void> {
  try {
    await client.query("begin");
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query(file.sql);
    await noteApplied(client, file);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/** Runs statement by statement; first removes what an earlier attempt left incomplete. */
async function applyOutside(client: pg.PoolClient, file: MigrationFile): Promise<void> {
  try {
    for (const statement of statementsOf(file.sql)) {
      const timeout = BESIDE.test(statement) ? BESIDE_LOCK_TIMEOUT : LOCK_TIMEOUT;
      await client.query(`set lock_timeout = '${timeout}'`);
      await dropInvalidIndexes(client, statement);
      await client.query(statement);
    }
    await noteApplied(client, file);
  } finally {
    await client.query("reset lock_timeout").catch(() => {});
  }
}

const noteApplied = (client: pg.PoolClient, { name, checksum, needs }: MigrationFile) =>
  client.query("insert into migrations (name, checksum, needs) values ($1, $2, $3)", [
    name,
    checksum,
    needs ?? null,
  ]);

/** Such a file has plain statements and blocks between `$$`, each ended by a semicolon at the end of a line. */
const statementsOf = (sql: string): string[] =>
  (sql.replace(/^--.*$/gm, "").match(/(?:\$\$.*?\$\$|.)+?(?:;[ \t]*(?=\n|$)|$)/gs) ?? [])
    .map((statement) => statement.trim().replace(/;$/, ""))
    .filter(Boolean);

/** `if not exists` would accept an invalid index whose build was interrupted. */
async function dropInvalidIndexes(client: pg.PoolClient, statement: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(c.relname) as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisvalid and c.relnamespace = current_schema()::regnamespace`,
  );
  const named = new Set(statement.match(/[\w$]+/g));
  for (const { name } of rows) {
    if (named.has(name.replaceAll('"', ""))) {
      await client.query(`drop index concurrently if exists ${name}`);
    }
  }
}

function explain(cause: unknown, sql: string): string {
  if (!(cause instanceof Error)) return String(cause);
  const position = "position" in cause ? Number(cause.position) : 0;
  const line = position > 0 ? ` (line ${sql.slice(0, position).split("\n").length})` : "";
  return `${cause.message}${line}`;
}
