import { createReadStream, type ReadStream } from "node:fs";
import path from "node:path";
import { createGunzip } from "node:zlib";
import type pg from "pg";
import { markUnlimited } from "../connection/watched-client.ts";
import type { BackupNote } from "./backup-note.ts";
import { fileOf, listTables, quoted } from "./backup-tables.ts";
import { BATCH_BYTES } from "./batch-size.ts";
import { dropForeignKeys } from "./foreign-keys.ts";

const ROWS_AT_ONCE = 1000;

type Table = BackupNote["tables"][number];

/**
 * Fills a database that has the same tables, all or nothing. Foreign keys are created again at the end, which checks
 * every row. Triggers are disabled meanwhile, since the rows already contain their effects.
 */
export async function readBackup(pool: pg.Pool, folder: string, note: BackupNote): Promise<void> {
  const client = await pool.connect();
  markUnlimited(client, "for ever");
  try {
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
    await client.query("begin");
    await assertSameTables(client, note);
    const ours = note.tables.filter(({ schema }) => schema === "public");
    const restoreKeys = await dropForeignKeys(client);
    for (const table of ours)
      await client.query(`alter table ${quoted(table)} disable trigger user`);
    await client.query(`truncate ${ours.map(quoted).join(", ")}`);
    for (const table of note.tables) await readTable(client, folder, table);
    for (const { name, value, isCalled } of note.sequences) {
      await client.query("select setval($1::regclass, $2, $3)", [name, value, isCalled]);
    }
    for (const table of ours)
      await client.query(`alter table ${quoted(table)} enable trigger user`);
    await restoreKeys();
    await client.query("commit");
    await client.query("analyze");
  } finally {
    // An error leaves the transaction open: closing the connection rolls it back.
    client.release(true);
  }
}

async function assertSameTables(client: pg.PoolClient, note: BackupNote): Promise<void> {
  const here = new Map((await listTables(client)).map((table) => [quoted(table), table]));
  for (const table of note.tables) {
    const { columns } = here.get(quoted(table)) ?? { columns: [] };
    if (columns.join() !== table.columns.join()) {
      throw new Error(
        `The table ${table.schema}.${table.name} is another one here: restore with the version of the shop that made the back-up`,
      );
    }
  }
}

async function readTable(client: pg.PoolClient, folder: string, table: Table): Promise<void> {
  const name = quoted(table);
  const written = table.written.map((column) => `"${column}"`);
  // `offset 0` makes PostgreSQL parse each line once, instead of once per column.
  const insert = `insert into ${name} (${written.join(", ")}) overriding system value
    select ${written.map((column) => `(r).${column}`).join(", ")}
    from (select line::${name} as r from unnest($1::text[]) as line offset 0) as lines`;
  const file = createReadStream(path.join(folder, "database", fileOf(table)));
  let count = 0;
  let waiting: string[] = [];
  let bytes = 0;
  const flush = async () => {
    if (waiting.length > 0) await client.query(insert, [waiting]);
    count += waiting.length;
    [waiting, bytes] = [[], 0];
  };
  for await (const line of linesOf(file)) {
    waiting.push(JSON.parse(line));
    bytes += line.length;
    if (waiting.length >= ROWS_AT_ONCE || bytes >= BATCH_BYTES) await flush();
  }
  await flush();
  if (count !== table.rows) {
    throw new Error(`${fileOf(table)} has ${count} rows of ${table.rows}: the back-up is damaged`);
  }
}

/** Read as a stream, so that the caller gets the error of a damaged file. */
async function* linesOf(file: ReadStream): AsyncGenerator<string> {
  const unpacked = file.pipe(createGunzip()).setEncoding("utf8");
  file.once("error", (error) => unpacked.destroy(error));
  let rest = "";
  for await (const part of unpacked) {
    const lines = `${rest}${part}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}
