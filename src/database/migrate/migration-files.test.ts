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

test("the shop's own files are numbered without holes", async () => {
  expect((await readMigrationFiles(MIGRATIONS_DIRECTORY)).length).toBeGreaterThan(0);
});

test("files come in the order of their numbers, and others are not read", async () => {
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
])("%j is refused", async (names, message) => {
  write(...names);
  await expect(readMigrationFiles(directory)).rejects.toThrow(message);
});
