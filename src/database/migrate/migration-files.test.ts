import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MIGRATIONS_DIRECTORY, readMigrationFiles } from "./migration-files.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), "migrations-"));
});
afterEach(() => rmSync(directory, { recursive: true }));

function write(...names: string[]): void {
  for (const name of names) writeFileSync(path.join(directory, name), "select 1");
}

test("the project's migration files are numbered without gaps", async () => {
  expect((await readMigrationFiles(MIGRATIONS_DIRECTORY)).length).toBeGreaterThan(0);
});

/** A statement that waits for one of these locks blocks all other queries on the table. */
const HEAVY =
  /^(alter table (?!.*\bvalidate constraint\b)|create (unique )?index (?!concurrently)|drop index (?!concurrently)|drop table|truncate)/im;
/**
 * Applied before this check existed: a column without a default, which is added at once and waits no longer than
 * inside a transaction.
 */
const APPLIED = ["0106-addresses-of-senders.sql"];

test("statements outside a transaction do not lock a whole table", async () => {
  const files = await readMigrationFiles(MIGRATIONS_DIRECTORY);
  const heavy = files.filter(({ isOutside, sql }) => isOutside && HEAVY.test(sql));
  expect(heavy.map(({ name }) => name)).toEqual(APPLIED);
});

test("migration files are sorted by number, and other files are ignored", async () => {
  write("0002-b.sql", "0001-a.sql", "README.md");
  const names = (await readMigrationFiles(directory)).map((file) => file.name);
  expect(names).toEqual(["0001-a.sql", "0002-b.sql"]);
});

test.each([
  [["0001-a.sql", "0003-c.sql"], "Migration 0002 is missing: the next file is 0003-c.sql"],
  [["0002-b.sql"], "Migration 0001 is missing: the next file is 0002-b.sql"],
  [["0001-a.sql", "0001-b.sql"], "Migrations 0001-a.sql and 0001-b.sql have the same number"],
  [["1-a.sql"], "Migration 1-a.sql: the name must look like 0001-what-it-does.sql"],
  [["0001-a b.sql"], "Migration 0001-a b.sql: the name must look like 0001-what-it-does.sql"],
])("the files %j are refused", async (names, message) => {
  write(...names);
  await expect(readMigrationFiles(directory)).rejects.toThrow(message);
});
