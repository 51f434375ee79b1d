import { expect, test } from "vitest";
import { mergeReasons } from "./merge-reasons.ts";

const numbers = { code: "not_a_number", of: "price", reason: "price … is no number" } as const;
const names = { code: "no_name", of: "", reason: "it has no name", values: [] } as const;

test("reasons of several calls are merged with their first line and sorted by frequency", () => {
  const merged = mergeReasons([
    { ...names, values: [], rows: 2, line: 7 },
    { ...numbers, values: ["free", "soon"], rows: 1, line: 9 },
    { ...numbers, values: ["soon", "many"], rows: 3, line: 5004 },
  ]);
  expect(merged).toEqual([
    { ...numbers, values: ["free", "soon", "many"], rows: 4, line: 9 },
    { ...names, values: [], rows: 2, line: 7 },
  ]);
});
