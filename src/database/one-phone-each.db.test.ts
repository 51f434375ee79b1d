import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { emptyDatabase } from "./fixtures/test-database.ts";
import { migrate } from "./migrate/migrate.ts";
import { MIGRATIONS_DIRECTORY, readMigrationFiles } from "./migrate/migration-files.ts";

const { pool } = await emptyDatabase();
const before = mkdtempSync(path.join(os.tmpdir(), "migrations-"));
afterAll(() => rmSync(before, { recursive: true }));

async function migrateBefore(number: number): Promise<void> {
  const files = await readMigrationFiles(MIGRATIONS_DIRECTORY);
  for (const { name } of files.filter((file) => file.number < number)) {
    copyFileSync(path.join(MIGRATIONS_DIRECTORY, name), path.join(before, name));
  }
  await migrate(pool, before);
}

/** Data that the old schema allowed: a collected reservation did not count. */
const RESERVED = [
  ["one", "twice@example.com", "collected"],
  ["one", "twice@example.com", "collected"],
  ["one", "again@example.com", "collected"],
  ["one", "again@example.com", "confirmed"],
  ["one", "late@example.com", "ready"],
  ["one", "late@example.com", "collected"],
  ["one", "plain@example.com", "collected"],
  ["two", "plain@example.com", "collected"],
  ["one", "open@example.com", "confirmed"],
  ["one", "open@example.com", "expired"],
  ["one", null, "collected"],
] as const;

test("the migration keeps duplicate reservations of a customer but clears the e-mail of all but one", async () => {
  await migrateBefore(35);
  // The test needs neither the sites nor the phones, so their foreign keys are dropped.
  await pool.query(`do $$ declare name text; begin
    for name in select conname from pg_constraint
      where conrelid = 'phone_reservations'::regclass and contype = 'f'
    loop execute format('alter table phone_reservations drop constraint %I', name); end loop;
  end $$`);
  for (const [at, [model, email, status]] of RESERVED.entries()) {
    await pool.query(
      `insert into phone_reservations
        (token_hash, site_id, phone_id, model, email, first_name, language, status, ended_at)
        values (decode(lpad(to_hex($1::int), 64, '0'), 'hex'), 1, 1, $2, $3, 'Rasa', 'en', $4,
          case when $4 in ('collected', 'expired') then now() end)`,
      [at, model, email, status],
    );
  }
  await migrate(pool);
  const { rows } = await pool.query(
    "select model, email, first_name, status from phone_reservations order by id",
  );
  expect(rows.map(({ status }) => status)).toEqual(RESERVED.map(([, , status]) => status));
  expect(rows.map(({ email }) => email)).toEqual([
    ...[null, "twice@example.com"],
    ...[null, "again@example.com"],
    ...["late@example.com", null],
    ...["plain@example.com", "plain@example.com"],
    ...["open@example.com", "open@example.com"],
    null,
  ]);
  expect(rows.slice(0, 2).map((row) => row.first_name)).toEqual([null, "Rasa"]);
  const another = pool.query(`insert into phone_reservations
    (token_hash, site_id, phone_id, model, email, language, status)
    select 'x', site_id, phone_id, model, email, language, 'confirmed'
    from phone_reservations where email = 'twice@example.com'`);
  await expect(another).rejects.toThrow("phone_reservations_one_each");
});
