import { expect, test } from "vitest";
import { filesNamedIn, tablesNamedIn } from "./named-in-text.ts";

const FILES = new Set([
  "samples/goods.csv",
  "server.ts",
  "src/core/money.ts",
  "src/core/sum.worker.ts",
  "src/core/sums.css",
]);

test("product code names data and threads, but no other code", () => {
  const text = `
    new Worker(new URL("./sum.worker.ts", import.meta.url));
    read("samples/goods.csv", "samples/none.csv");
    const table = ["src/core/money.ts"];`;
  expect(filesNamedIn("src/core/sum.ts", text, FILES)).toEqual([
    "src/core/sum.worker.ts",
    "samples/goods.csv",
  ]);
});

test("tests name other code too, but not what they import or the whole shop", () => {
  const text = `
    import type { Money } from "./money.ts";
    const css = readFileSync(new URL("sums.css", import.meta.url));
    const { start } = await import("./sum.worker.ts");
    fork("server.ts");`;
  expect(filesNamedIn("src/core/sum.test.ts", text, FILES)).toEqual(["src/core/sums.css"]);
  const programs = 'fork(path.join(import.meta.dirname, "../money.ts"))';
  expect(filesNamedIn("src/core/fixtures/run.ts", programs, FILES)).toEqual(["src/core/money.ts"]);
});

test("tests of house checks name other code as examples", () => {
  const text = 'const paths = ["src/core/money.ts", "samples/goods.csv"];';
  expect(filesNamedIn("scripts/checks/casts.test.ts", text, FILES)).toEqual(["samples/goods.csv"]);
});

test("a migration leads to the files with the tables that it names", () => {
  const sources = [
    { file: "a.tables.ts", text: 'export const orders = pgTable(\n  "orders",\n  {});' },
    { file: "b.tables.ts", text: 'const orders = pgTable("orders", {});' },
    { file: "c.tables.ts", text: 'export const lines = pgTable("order_lines", {});' },
  ];
  expect(tablesNamedIn("alter table orders add column name text;", sources)).toEqual([
    "a.tables.ts",
  ]);
});
