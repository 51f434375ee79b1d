import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

const rows = read("docs/decisions/dependencies.md")
  .split("\n")
  .filter((line) => line.startsWith("| `"));
const explained = rows.flatMap((row) =>
  [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name),
);

test("every dependency has a documented reason, and every reason has its dependency", () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read("package.json"));
  const installed = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(installed.length).toBeGreaterThan(0);
  expect(explained.toSorted()).toEqual(installed.sort());
});

test("the reason for a dependency is a sentence, not an empty cell", () => {
  expect(rows.filter((row) => (row.split("|")[2] ?? "").trim().length < 10)).toEqual([]);
});
