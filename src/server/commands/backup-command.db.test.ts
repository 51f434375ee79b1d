import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import pino from "pino";
import { expect, test } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { emptyDatabase, testDatabase } from "#database/fixtures/test-database.ts";
import { findBrokenSeal, sealAuditLog } from "#platform/audit/seal-audit-log.ts";
import { createJobQueue } from "#platform/jobs/job-queue.ts";
import { temporaryFolder } from "../fixtures/temporary-folder.ts";
import { runBackupCommand, runRestoreCommand } from "./backup-command.ts";

const shop = await testDatabase();
const JOB = { name: "send-mail", retries: { retryLimit: 3, expireInSeconds: 60 } };

type Place = Awaited<ReturnType<typeof emptyDatabase>>;
const jobsOf = ({ pool, connection }: Place) =>
  createJobQueue({ pool, connection }, pino({ level: "silent" }), { jobs: [JOB] });

async function commandsOn(place: Place, root: string) {
  const deps = {
    pool: place.pool,
    root,
    environment: { DATA_DIR: "data", FILES_S3_BUCKET: undefined },
    openJobs: async () => {
      const jobs = jobsOf(place);
      await jobs.open();
      await jobs.close();
    },
  };
  return {
    backup: (...words: string[]) => runBackupCommand(deps, words),
    restore: (...words: string[]) => runRestoreCommand(deps, words),
  };
}

/** A digest of every table, independent of the order of its rows. */
async function digests(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' and tablename not in ('migrations', 'product_changes', 'changes', 'change_readers')
       and tablename not like 'import_upload%' and tablename not like 'office_run%'
        or (schemaname, tablename) = ('pgboss', 'job_common')`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ digest: string }>(
      `select md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as digest from ${name} as t`,
    );
    found[name] = rows[0]?.digest ?? "";
  }
  return found;
}

const count = async (pool: pg.Pool, text: string) =>
  (await pool.query<{ count: number }>(`select count(*)::int as count from ${text}`)).rows[0]
    ?.count;

test("a back-up is restored into an empty database with all rows, sequences, files and jobs", async () => {
  const [root, elsewhere] = [await temporaryFolder(), await temporaryFolder()];
  const folder = path.join(root, "backup");
  await mkdir(path.join(root, "data/files/quote"), { recursive: true });
  await writeFile(path.join(root, "data/files/quote/photo"), "of a parcel");
  await sealAuditLog(shop.db);
  const jobs = jobsOf(shop);
  await jobs.open();
  await shop.db.transaction((tx) => jobs.enqueue(tx, JOB, { mailId: 1 }));
  await jobs.close();
  // A sequence value that was used and rolled back must not be used again.
  await shop.pool.query("select nextval(pg_get_serial_sequence('mails', 'id')), 1 from mails");

  // Rows that live only for a day are left out of the backup.
  const { rows: staff } = await shop.pool.query<{ id: string }>(
    "select customer_id as id from staff_roles limit 1",
  );
  const upload = randomUUID();
  await shop.pool.query("insert into import_uploads (id, name) values ($1, 'goods.csv')", [upload]);
  await shop.pool.query("insert into import_upload_parts values ($1, 0, 'sku')", [upload]);
  await shop.pool.query(
    `with run as (insert into office_runs (kind, owner_id, input, total, expires_at)
       values ('orders.csv', $1, '{}', 1, now() + interval '1 day') returning id)
     insert into office_run_parts select id, 0, 'x' from run`,
    [staff[0]?.id],
  );
  // More than one batch, with rows of very different sizes.
  await shop.pool.query(
    `insert into mails (site_id, recipient, kind, subject, html, plain)
     select 1, 'a@example.com', 'test', 'x', repeat('x', case when n % 50 = 0 then 900000 else 9 end), ''
     from generate_series(1, 300) as n`,
  );

  const said = await (await commandsOn(shop, root)).backup(folder);
  expect(said).toMatch(/^\d{4,} rows of \d{2,} tables, 1 files: /);
  const before = await digests(shop.pool);

  const empty = await emptyDatabase();
  const { restore } = await commandsOn(empty, elsewhere);
  expect(await restore(folder)).toMatch(/^Restored as of \d{4}-.* \d{2,} tables, 1 files$/);
  expect(await digests(empty.pool)).toEqual(before);
  expect(await readFile(path.join(elsewhere, "data/files/quote/photo"), "utf8")).toBe(
    "of a parcel",
  );
  expect(await findBrokenSeal(empty.db)).toBe(undefined);
  for (const table of [
    "import_uploads",
    "import_upload_parts",
    "office_runs",
    "office_run_parts",
  ]) {
    expect([table, await count(empty.pool, table)]).toEqual([table, 0]);
  }
  const next = "select nextval(pg_get_serial_sequence('mails', 'id')) as next";
  expect((await empty.pool.query(next)).rows).toEqual((await shop.pool.query(next)).rows);
  for (const what of [
    "pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace",
    "pg_trigger where not tgisinternal and tgenabled = 'O'",
  ]) {
    expect(await count(empty.pool, what)).toBe(await count(shop.pool, what));
  }
  // Triggers are active again: they record changes for indexes and pages.
  await empty.pool.query("delete from products where id = (select max(id) from products)");
  expect(await count(empty.pool, "product_changes")).toBeGreaterThan(0);
  await expect(restore(folder)).rejects.toThrow("This database is not empty");
});

test.runIf(isFullRun)("an incomplete or damaged back-up restores nothing", async () => {
  const root = await temporaryFolder();
  const folder = path.join(root, "backup");
  await (await commandsOn(shop, root)).backup(folder);
  await expect((await commandsOn(shop, root)).backup(folder)).rejects.toThrow("is not empty");
  const empty = await emptyDatabase();
  const { restore } = await commandsOn(empty, root);
  await rm(path.join(folder, "database/public.sites.gz"));
  await expect(restore(folder)).rejects.toThrow(/ENOENT/);
  expect(await count(empty.pool, "currencies")).toBe(0);
  await rm(path.join(folder, "backup.json"));
  await expect(restore(folder)).rejects.toThrow("is no whole back-up");
  expect(await readdir(folder)).toEqual(["database"]);
});
