import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDataDir } from "./data-dir.ts";

const root = mkdtempSync(path.join(tmpdir(), "cartage-data-dir-"));
afterAll(() => rmSync(root, { recursive: true }));

test("a missing folder is created with its parents", () => {
  const dir = path.join(root, "a/b/c");
  openDataDir(dir);
  openDataDir(dir);
  expect(existsSync(dir)).toBe(true);
});

test("the folder is made private, also if it existed before", () => {
  const dir = path.join(root, "open");
  openDataDir(dir);
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  chmodSync(dir, 0o755);
  openDataDir(dir);
  expect(statSync(dir).mode & 0o777).toBe(0o700);
});

test.each([
  ["where nothing can be made", "/proc/x"],
  ["deeper there", "/proc/x/y/z"],
  ["below a file", path.join(root, "file/data")],
])("%s the start stops and names DATA_DIR", (_where, dir) => {
  writeFileSync(path.join(root, "file"), "");
  expect(() => openDataDir(dir)).toThrow(/^DATA_DIR must be a folder .+, not "\//);
});
