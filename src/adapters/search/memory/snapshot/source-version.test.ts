import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashSources, sourceVersion } from "./snapshot.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "source-version-"));
  for (const folder of ["bits", "segment", "text/match", "snapshot", "query"]) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, content = "") => writeFileSync(path.join(root, file), content);

it.each([
  "bits/bits.ts",
  "segment/segment.ts",
  "text/index.ts",
  "text/match/match.ts",
  "snapshot/file.ts",
])("the source version changes when %s changes", (file) => {
  const before = hashSources(root);
  write(file, "a");
  const first = hashSources(root);
  write(file, "b");
  expect(new Set([before, first, hashSources(root)]).size).toBe(3);
});

it("the source version changes when a file is renamed", () => {
  write("bits/a.ts");
  const before = hashSources(root);
  rmSync(path.join(root, "bits/a.ts"));
  write("bits/b.ts");
  expect(hashSources(root)).not.toBe(before);
});

it.each(["bits/bits.test.ts", "bits/notes.ts.md", "query/query.ts"])(
  "the source version does not depend on the content of %s",
  (file) => {
    const before = hashSources(root);
    write(file, "a");
    expect(hashSources(root)).toBe(before);
  },
);

it("the source version is the hash of the running code", () => {
  expect(sourceVersion()).toBe(hashSources(path.join(import.meta.dirname, "..")));
});
