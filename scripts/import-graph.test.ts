import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { dependentsOf, readImporters } from "./import-graph.ts";

const root = mkdtempSync(path.join(os.tmpdir(), "imports-"));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes the files, and returns which of them depend on the first one, with the distance. */
function dependents(files: Record<string, string>): Record<string, number> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const names = Object.keys(files).filter((name) => name !== "package.json");
  const [first = ""] = names;
  const importers = readImporters(
    names.map((name) => path.join(root, name)),
    root,
  );
  const found = dependentsOf(path.join(root, first), importers);
  return Object.fromEntries([...found].map(([file, at]) => [path.relative(root, file), at]));
}

const PACKAGE = JSON.stringify({ imports: { "#core/*": "./src/core/*", "#demo/*": "./demo/*" } });

test("importers are found by relative paths and by the names that package.json gives to folders", () => {
  const files = {
    "package.json": PACKAGE,
    "demo/goods.ts": "export const GOODS = [];",
    "demo/shop.ts": 'import { GOODS } from "./goods.ts";',
    "src/core/a.tsx": 'export { GOODS } from "#demo/goods.ts";',
    "src/core/b.ts": 'const a = await import("./a.tsx");',
    "e2e/c.ts": 'import "../demo/shop.ts";',
    "e2e/d.ts": 'import text from "./c.ts?raw";',
    "e2e/e.ts": 'const url = await import("#core/a.tsx?url");',
  };
  expect(dependents(files)).toEqual({
    "demo/goods.ts": 0,
    "demo/shop.ts": 1,
    "src/core/a.tsx": 1,
    "src/core/b.ts": 2,
    "e2e/c.ts": 2,
    "e2e/d.ts": 3,
    "e2e/e.ts": 2,
  });
});

test("type imports do not count, because they do not exist at run time", () => {
  const files = {
    "package.json": PACKAGE,
    "a.ts": "export type A = 1;",
    "b.ts": 'import type { A } from "./a.ts";',
    "c.ts": 'type Module = typeof import("./a.ts");',
    "d.ts": 'export type { A } from "./a.ts";',
    "e.ts": 'import { type A, other } from "./a.ts";',
  };
  expect(dependents(files)).toEqual({ "a.ts": 0, "e.ts": 1 });
});
