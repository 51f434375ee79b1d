import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connectDatabase } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { eventually } from "./testing/eventually.ts";
import { emptyDatabase } from "./testing/test-database.ts";

const { pool, url } = await emptyDatabase();

let directory: string;

beforeEach(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), "migrations-"));
  await pool.query("drop schema public cascade; create schema public");
});
afterEach(() => rmSync(directory, { recursive: true }));

const write = (name: string, sql: string) => writeFileSync(path.join(directory, name), sql);
const remove = (name: string) => rmSync(path.join(directory, name));

async function tables(of: pg.Pool = pool): Promise<string[]> {
  const { rows } = await of.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  return rows.map(({ name }) => name);
}

async function appliedNames(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>("select name from migrations order by name");
  return rows.map(({ name }) => name);
}

describe("what is applied", () => {
  test("the shop's own migrations build an empty database, once", async () => {
    const first = await migrate(pool);
    expect(first.applied).toHaveLength(first.total);
    expect(first.applied.slice(0, 2)).toEqual(["0001-sites.sql", "0002-shipping-rates.sql"]);
    expect(await tables()).toEqual(expect.arrayContaining(["sites", "shipping_rates"]));
    expect(await migrate(pool)).toEqual({ applied: [], total: first.total });
  });

  test("only what is new, in order of the numbers", async () => {
    write("0001-boxes.sql", "create table boxes (id int)");
    await migrate(pool, directory);
    write("0003-labels.sql", "alter table box_labels add box_id int");
    write("0002-box-labels.sql", "create table box_labels (id int)");
    const { applied } = await migrate(pool, directory);
    expect(applied).toEqual(["0002-box-labels.sql", "0003-labels.sql"]);
  });

  test("each once, by however many nodes that start together", async () => {
    write("0001-boxes.sql", "create table boxes (id int); select pg_sleep(0.1)");
    write("0002-lids.sql", "create table lids (id int)");
    const nodes = Array.from({ length: 6 }, () => connectDatabase({ url }));
    const reports = await Promise.all(nodes.map((node) => migrate(node.pool, directory)));
    await Promise.all(nodes.map((node) => node.close()));
    const counts = reports.map(({ applied }) => applied.length).sort();
    expect(counts).toEqual([0, 0, 0, 0, 0, 2]);
    expect(await appliedNames()).toEqual(["0001-boxes.sql", "0002-lids.sql"]);
  });

  test("a migration may take longer than a query of a page", async () => {
    write("0001-slow.sql", "select pg_sleep(0.2)");
    const hasty = connectDatabase({ url }, { maxConnections: 1 });
    await hasty.pool.query("set statement_timeout = 50");
    await expect(migrate(hasty.pool, directory)).resolves.toMatchObject({ total: 1 });
    await hasty.close();
  });
});

describe("a migration that fails", () => {
  test("leaves nothing of itself, keeps those before it, and names file and line", async () => {
    write("0001-boxes.sql", "create table boxes (id int)");
    write("0002-half.sql", "create table half (id int);\nselect * from nowhere");
    await expect(migrate(pool, directory)).rejects.toThrow(
      'Migration 0002-half.sql failed and was rolled back: relation "nowhere" does not exist (line 2)',
    );
    expect(await tables()).toEqual(["boxes", "migrations"]);
    expect(await appliedNames()).toEqual(["0001-boxes.sql"]);
  });

  test("runs again when it was mended, since it never was applied", async () => {
    write("0001-half.sql", "create table half (id int); select * from nowhere");
    await expect(migrate(pool, directory)).rejects.toThrow();
    write("0001-half.sql", "create table half (id int)");
    expect((await migrate(pool, directory)).applied).toEqual(["0001-half.sql"]);
  });

  test("does not keep its lock", async () => {
    write("0001-bad.sql", "nonsense");
    await expect(migrate(pool, directory)).rejects.toThrow("syntax error");
    const locks = "select 1 from pg_locks where locktype = 'advisory'";
    await eventually(async () => expect((await pool.query(locks)).rowCount).toBe(0));
  });
});

describe("files that do not fit the database", () => {
  beforeEach(async () => {
    write("0001-boxes.sql", "create table boxes (id int)");
    write("0002-lids.sql", "create table lids (id int)");
    await migrate(pool, directory);
  });

  test("an applied file that was changed", async () => {
    write("0001-boxes.sql", "create table boxes (id bigint)");
    await expect(migrate(pool, directory)).rejects.toThrow(
      /0001-boxes\.sql was changed after it was applied/,
    );
  });

  test("an applied file that says what it was before", async () => {
    const { rows } = await pool.query("select checksum from migrations where name like '0001%'");
    write("0001-boxes.sql", `-- formerly ${rows[0].checksum}\ncreate table boxes (id int)`);
    expect((await migrate(pool, directory)).applied).toEqual([]);
    write("0001-boxes.sql", `-- formerly ${"0".repeat(64)}\ncreate table boxes (id int)`);
    await expect(migrate(pool, directory)).rejects.toThrow(/was changed after it was applied/);
  });

  test("other line ends are no change", async () => {
    write("0003-tape.sql", "create table tape (\n  id int\n)");
    await migrate(pool, directory);
    write("0003-tape.sql", "create table tape (\r\n  id int\r\n)");
    expect((await migrate(pool, directory)).applied).toEqual([]);
  });

  test("an applied file that is gone: older code on a newer database", async () => {
    remove("0002-lids.sql");
    await expect(migrate(pool, directory)).rejects.toThrow(
      /0002-lids\.sql was applied .* its file is gone/,
    );
  });

  test("an applied file under another name", async () => {
    remove("0002-lids.sql");
    write("0002-covers.sql", "create table lids (id int)");
    await expect(migrate(pool, directory)).rejects.toThrow(/0002-covers\.sql stands in its place/);
  });

  test("nothing runs when one of the files is wrong", async () => {
    write("0001-boxes.sql", "-- changed");
    write("0003-tape.sql", "create table tape (id int)");
    await expect(migrate(pool, directory)).rejects.toThrow();
    expect(await tables()).not.toContain("tape");
  });
});
