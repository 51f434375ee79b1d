import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { connectDatabase } from "../connect.ts";
import { eventually } from "../fixtures/eventually.ts";
import { emptyDatabase } from "../fixtures/test-database.ts";
import { listPending, migrate } from "./migrate.ts";

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

describe("the migrations of a database", () => {
  test("create all tables of an empty database, and only once", async () => {
    const first = await migrate(pool);
    expect(first.applied).toHaveLength(first.total);
    expect(first.applied.slice(0, 2)).toEqual(["0001-sites.sql", "0002-shipping-rates.sql"]);
    expect(await tables()).toEqual(expect.arrayContaining(["sites", "shipping_rates"]));
    expect(await migrate(pool)).toEqual({ applied: [], total: first.total });
  });

  test("are applied in order of their numbers, only the new ones", async () => {
    write("0001-boxes.sql", "create table boxes (id int)");
    await migrate(pool, directory);
    write("0003-labels.sql", "alter table box_labels add box_id int");
    write("0002-box-labels.sql", "create table box_labels (id int)");
    const { applied } = await migrate(pool, directory);
    expect(applied).toEqual(["0002-box-labels.sql", "0003-labels.sql"]);
  });

  test("are applied once by several nodes that start together", async () => {
    write("0001-boxes.sql", "create table boxes (id int); select pg_sleep(0.1)");
    write("0002-lids.sql", "create table lids (id int)");
    const nodes = Array.from({ length: 6 }, () => connectDatabase({ url }));
    const reports = await Promise.all(nodes.map((node) => migrate(node.pool, directory)));
    await Promise.all(nodes.map((node) => node.close()));
    const counts = reports.map(({ applied }) => applied.length).sort();
    expect(counts).toEqual([0, 0, 0, 0, 0, 2]);
    expect(await appliedNames()).toEqual(["0001-boxes.sql", "0002-lids.sql"]);
  });

  test("are not subject to the statement timeout", async () => {
    write("0001-slow.sql", "select pg_sleep(0.2)");
    const hasty = connectDatabase({ url }, { maxConnections: 1 });
    await hasty.pool.query("set statement_timeout = 50");
    await expect(migrate(hasty.pool, directory)).resolves.toMatchObject({ total: 1 });
    await hasty.close();
  });
});

describe("a failed migration", () => {
  test("is rolled back, keeps earlier ones and names its file and line", async () => {
    write("0001-boxes.sql", "create table boxes (id int)");
    write("0002-half.sql", "create table half (id int);\nselect * from nowhere");
    await expect(migrate(pool, directory)).rejects.toThrow(
      'Migration 0002-half.sql failed and was rolled back: relation "nowhere" does not exist (line 2)',
    );
    expect(await tables()).toEqual(["boxes", "migrations"]);
    expect(await appliedNames()).toEqual(["0001-boxes.sql"]);
  });

  test("runs again after it was fixed", async () => {
    write("0001-half.sql", "create table half (id int); select * from nowhere");
    await expect(migrate(pool, directory)).rejects.toThrow();
    write("0001-half.sql", "create table half (id int)");
    expect((await migrate(pool, directory)).applied).toEqual(["0001-half.sql"]);
  });

  test("releases its lock", async () => {
    write("0001-bad.sql", "nonsense");
    await expect(migrate(pool, directory)).rejects.toThrow("syntax error");
    const locks = "select 1 from pg_locks where locktype = 'advisory'";
    await eventually(async () => expect((await pool.query(locks)).rowCount).toBe(0));
  });
});

describe("migration files that differ from the applied ones", () => {
  beforeEach(async () => {
    write("0001-boxes.sql", "create table boxes (id int)");
    write("0002-lids.sql", "create table lids (id int)");
    await migrate(pool, directory);
  });

  test("are refused if their content changed", async () => {
    write("0001-boxes.sql", "create table boxes (id bigint)");
    await expect(migrate(pool, directory)).rejects.toThrow(
      /0001-boxes\.sql was changed after it was applied/,
    );
  });

  test("are accepted if they name the checksum of the former content", async () => {
    const { rows } = await pool.query("select checksum from migrations where name like '0001%'");
    write("0001-boxes.sql", `-- formerly ${rows[0].checksum}\ncreate table boxes (id int)`);
    expect((await migrate(pool, directory)).applied).toEqual([]);
    write("0001-boxes.sql", `-- formerly ${"0".repeat(64)}\ncreate table boxes (id int)`);
    await expect(migrate(pool, directory)).rejects.toThrow(/was changed after it was applied/);
  });

  test("are accepted if only line ends changed", async () => {
    write("0003-tape.sql", "create table tape (\n  id int\n)");
    await migrate(pool, directory);
    write("0003-tape.sql", "create table tape (\r\n  id int\r\n)");
    expect((await migrate(pool, directory)).applied).toEqual([]);
  });

  test("are accepted if the schema is newer, with nothing to apply", async () => {
    remove("0002-lids.sql");
    expect(await migrate(pool, directory)).toEqual({ applied: [], total: 1 });
    expect(await listPending(pool, directory)).toEqual([]);
  });

  test("are refused if a later migration needs newer code", async () => {
    write("0003-no-lids.sql", "-- needs code of 0002\ndrop table lids");
    await migrate(pool, directory);
    remove("0003-no-lids.sql");
    expect(await migrate(pool, directory)).toEqual({ applied: [], total: 2 });
    remove("0002-lids.sql");
    const refused = /0003-no-lids\.sql .* needs code that has migration 0002: this code is too old/;
    await expect(migrate(pool, directory)).rejects.toThrow(refused);
    await expect(listPending(pool, directory)).rejects.toThrow(refused);
  });

  test("are listed as pending without being applied", async () => {
    write("0003-tape.sql", "create table tape (id int)");
    expect(await listPending(pool, directory)).toEqual(["0003-tape.sql"]);
    expect(await tables()).not.toContain("tape");
  });

  test("are refused if an applied file was renamed", async () => {
    remove("0002-lids.sql");
    write("0002-covers.sql", "create table lids (id int)");
    await expect(migrate(pool, directory)).rejects.toThrow(/0002-covers\.sql stands in its place/);
  });

  test("are all refused if one of them is wrong", async () => {
    write("0001-boxes.sql", "-- changed");
    write("0003-tape.sql", "create table tape (id int)");
    await expect(migrate(pool, directory)).rejects.toThrow();
    expect(await tables()).not.toContain("tape");
  });
});

describe("a migration of a shop that is in use", () => {
  test.runIf(isFullRun)("stops waiting for a locked table and is applied afterwards", async () => {
    write("0001-boxes.sql", "create table boxes (id int)");
    await migrate(pool, directory);
    write("0002-wider.sql", "alter table boxes add width int");
    const visitor = await pool.connect();
    await visitor.query("begin; select * from boxes");
    const migrated = migrate(pool, directory);
    // The migration asked for its lock and stopped waiting for it, so that other queries could run.
    await eventually(async () => {
      const { rowCount } = await pool.query(
        "select 1 from pg_stat_activity where query like 'alter table boxes add width%' and state = 'idle in transaction (aborted)' or query = 'rollback'",
      );
      expect(rowCount).toBeGreaterThan(0);
    });
    expect((await pool.query("select * from boxes")).rowCount).toBe(0);
    await visitor.query("commit");
    visitor.release();
    expect((await migrated).applied).toEqual(["0002-wider.sql"]);
  });

  test.runIf(isFullRun)(
    "does not block the table while it waits outside a transaction",
    async () => {
      write("0001-boxes.sql", "create table boxes (id int)");
      await migrate(pool, directory);
      write("0002-wider.sql", "-- outside a transaction\nalter table boxes add width int;\n");
      const visitor = await pool.connect();
      await visitor.query("begin; select * from boxes");
      const migrated = migrate(pool, directory);
      await eventually(async () => {
        const { rowCount } = await pool.query(
          "select 1 from pg_locks where relation = 'boxes'::regclass and not granted",
        );
        expect(rowCount).toBe(1);
      });
      const buyer = await pool.connect();
      const bought = buyer.query("set statement_timeout = '20s'; insert into boxes values (1)");
      const [{ status }] = await Promise.allSettled([bought]);
      buyer.release(true);
      await visitor.query("commit");
      visitor.release();
      expect(status).toBe("fulfilled");
      expect((await migrated).applied).toEqual(["0002-wider.sql"]);
    },
  );

  test("runs a DO block as one statement that may commit in the middle", async () => {
    write(
      "0001-boxes.sql",
      "-- outside a transaction\ncreate table boxes (id int);\ndo $$\nbegin\n  insert into boxes values (1);\n  commit;\n  insert into boxes values (2);\nend\n$$;\nanalyze boxes;\n",
    );
    expect((await migrate(pool, directory)).applied).toEqual(["0001-boxes.sql"]);
    expect((await pool.query("select * from boxes")).rowCount).toBe(2);
  });

  test("creates an index outside a transaction while other nodes wait", async () => {
    write("0001-boxes.sql", "create table boxes (id int); insert into boxes values (1)");
    write(
      "0002-index.sql",
      "-- outside a transaction\ncreate index concurrently if not exists boxes_id on boxes (id);\n",
    );
    const nodes = Array.from({ length: 4 }, () => connectDatabase({ url }));
    const reports = await Promise.all(nodes.map((node) => migrate(node.pool, directory)));
    await Promise.all(nodes.map((node) => node.close()));
    expect(reports.map(({ applied }) => applied.length).sort()).toEqual([0, 0, 0, 2]);
    expect(await isValid("boxes_id")).toBe(true);
  });

  test("creates an index again that failed the first time", async () => {
    write("0001-boxes.sql", "create table boxes (id int); insert into boxes values (1), (1)");
    await migrate(pool, directory);
    const index =
      "-- outside a transaction\ncreate unique index concurrently if not exists boxes_id on boxes (id);\n";
    write("0002-index.sql", index);
    await expect(migrate(pool, directory)).rejects.toThrow(
      /0002-index\.sql failed and is tried again next time: could not create unique index/,
    );
    expect(await isValid("boxes_id")).toBe(false);
    await pool.query("delete from boxes");
    expect((await migrate(pool, directory)).applied).toEqual(["0002-index.sql"]);
    expect(await isValid("boxes_id")).toBe(true);
  });

  async function isValid(index: string): Promise<boolean | undefined> {
    const { rows } = await pool.query<{ valid: boolean }>(
      "select indisvalid as valid from pg_index where indexrelid = $1::regclass",
      [index],
    );
    return rows[0]?.valid;
  }
});
