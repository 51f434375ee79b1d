import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { restoreLinks } from "./binaries.ts";

let packageDir: string;
const lib = (name: string) => path.join(packageDir, "native/lib", name);

beforeEach(() => {
  packageDir = mkdtempSync(path.join(os.tmpdir(), "package-"));
  mkdirSync(path.join(packageDir, "native/lib"), { recursive: true });
  writeFileSync(lib("libpq.so.5.18"), "library");
});
afterEach(() => rmSync(packageDir, { recursive: true }));

function list(links: { source: string; target: string }[]): void {
  writeFileSync(path.join(packageDir, "native/pg-symlinks.json"), JSON.stringify(links));
}

test("restoring links creates the listed ones and can be repeated", () => {
  list([
    { source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" },
    { source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so" },
  ]);
  expect(restoreLinks(packageDir)).toBe(true);
  expect(restoreLinks(packageDir)).toBe(true);
  expect(readFileSync(lib("libpq.so"), "utf8")).toBe("library");
  // Relative links, so that they still work after the folder is copied.
  expect(readlinkSync(lib("libpq.so.5"))).toBe("libpq.so.5.18");
});

test("restoring links succeeds without a list", () => {
  expect(restoreLinks(packageDir)).toBe(true);
});

test("restoring a link into a missing folder fails", () => {
  list([{ source: "native/lib/libpq.so.5.18", target: "native/gone/libpq.so" }]);
  expect(() => restoreLinks(packageDir)).toThrow("ENOENT");
});
