import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

export type MigrationFile = {
  number: number;
  name: string;
  sql: string;
  checksum: string;
  /**
   * Checksums of earlier texts, which failed on some data and had the same result elsewhere: one line `-- formerly …`
   * each.
   */
  former: string[];
  /** A line `-- outside a transaction`: for indexes that are made while the shop is open. Safe to repeat. */
  isOutside: boolean;
  /** A line `-- needs code of 0077`: code that does not know that migration no longer runs on this schema. */
  needs: number | undefined;
};

export const MIGRATIONS_DIRECTORY = path.join(import.meta.dirname, "../migrations");

const FORMERLY = /^-- formerly ([0-9a-f]{64})\b/gm;
const OUTSIDE = /^-- outside a transaction$/m;
const NEEDS = /^-- needs code of (\d{4})$/m;
const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;

/** Sorted by number, which must be 0001, 0002, … without gaps: two branches cannot both add 0007. */
export async function readMigrationFiles(directory: string): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".sql")).sort();
  const files = await Promise.all(names.map((name) => readMigrationFile(directory, name)));
  files.forEach((file, index) => {
    assertNextNumber(file, files[index - 1]);
  });
  return files;
}

async function readMigrationFile(directory: string, name: string): Promise<MigrationFile> {
  const number = FILE_NAME.exec(name)?.[1];
  if (!number) throw new Error(`Migration ${name}: the name must look like 0001-what-it-does.sql`);
  // A checkout on Windows may have other line endings; that does not count as a change.
  const sql = (await readFile(path.join(directory, name), "utf8")).replaceAll("\r\n", "\n");
  const checksum = createHash("sha256").update(sql).digest("hex");
  const former = [...sql.matchAll(FORMERLY)].map(([, text = ""]) => text);
  const needs = NEEDS.exec(sql)?.[1];
  return {
    number: Number(number),
    name,
    sql,
    checksum,
    former,
    isOutside: OUTSIDE.test(sql),
    needs: needs === undefined ? undefined : Number(needs),
  };
}

function assertNextNumber(file: MigrationFile, previous: MigrationFile | undefined): void {
  const expected = (previous?.number ?? 0) + 1;
  if (file.number === previous?.number) {
    throw new Error(`Migrations ${previous.name} and ${file.name} have the same number`);
  }
  if (file.number !== expected) {
    const missing = String(expected).padStart(4, "0");
    throw new Error(`Migration ${missing} is missing: the next file is ${file.name}`);
  }
}
