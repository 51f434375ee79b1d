import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { markUnlimited } from "../connection/watched-client.ts";
import { type BackupNote, writeNote } from "./backup-note.ts";
import {
  type BackupTable,
  fileOf,
  isSaved,
  listTables,
  quoted,
  readSequences,
} from "./backup-tables.ts";
import { FIRST_ROWS, nextRows } from "./batch-size.ts";

/**
 * Writes all rows of one snapshot while the shop keeps running. Each row is a line in PostgreSQL's own text format,
 * so nothing is rounded or lost. It needs no PostgreSQL program, and any version can read it.
 */
export async function writeBackup(pool: pg.Pool, folder: string): Promise<BackupNote> {
  const client = await pool.connect();
  markUnlimited(client, "for ever");
  try {
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
    await client.query("begin isolation level repeatable read read only");
    await mkdir(path.join(folder, "database"), { recursive: true });
    const tables: BackupNote["tables"] = [];
    for (const table of (await listTables(client)).filter(isSaved)) {
      tables.push({ ...table, rows: await writeTable(client, folder, table) });
    }
    const { rows } = await client.query<{ name: string }>(
      "select name from migrations order by name",
    );
    const note: BackupNote = {
      format: 1,
      madeAt: new Date().toISOString(),
      migrations: rows.map(({ name }) => name),
      tables,
      sequences: await readSequences(client),
    };
    await client.query("commit");
    await writeNote(folder, note);
    return note;
  } finally {
    // Closes the connection, because its settings were changed.
    client.release(true);
  }
}

async function writeTable(
  client: pg.PoolClient,
  folder: string,
  table: BackupTable,
): Promise<number> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    await client.query(`declare copied no scroll cursor for
      select t::text as line from ${quoted(table)} as t`);
    let atOnce = FIRST_ROWS;
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${atOnce} from copied`);
      if (rows.length === 0) break;
      count += rows.length;
      const text = rows.map(({ line }) => `${JSON.stringify(line)}\n`).join("");
      atOnce = nextRows({ rows: rows.length, bytes: text.length });
      yield text;
    }
    await client.query("close copied");
  }
  const file = path.join(folder, "database", fileOf(table));
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file));
  return count;
}
