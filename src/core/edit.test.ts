import { expect, test } from "vitest";
import { mergeEdit, sortKeys } from "./edit.ts";

const current = { name: "Lamp", price: 1000, sizes: { width: 1, height: 2 }, note: null };

test("fields that did not change meanwhile are written, even if other fields changed", () => {
  const edit = { seen: { name: "Lamp" }, changes: { name: "Desk lamp" } };
  expect(mergeEdit({ ...current, price: 1200 }, edit)).toEqual({
    changes: { name: "Desk lamp" },
    conflicts: [],
  });
});

test("a field that changed meanwhile is a conflict with all three values", () => {
  const edit = {
    seen: { price: 900, name: "Lamp" },
    changes: { price: 1100, name: "Desk lamp" },
  };
  expect(mergeEdit(current, edit).conflicts).toEqual([
    { field: "price", seen: 900, yours: 1100, current: 1000 },
  ]);
});

test("two equal changes are no conflict, and nothing is written twice", () => {
  const edit = { seen: { price: 900 }, changes: { price: 1000 } };
  expect(mergeEdit(current, edit)).toEqual({ changes: {}, conflicts: [] });
});

test("values are compared by content, and undefined equals null", () => {
  expect(sortKeys({ b: 1, a: [{ d: 1, c: 2 }] })).toEqual(sortKeys({ a: [{ c: 2, d: 1 }], b: 1 }));
  const edit = {
    seen: { sizes: { height: 2, width: 1 } },
    changes: { sizes: { height: 3, width: 1 }, note: "new" },
  };
  expect(mergeEdit<Record<string, unknown>>(current, edit).conflicts).toEqual([]);
});

test("a change without the value that was seen is a conflict", () => {
  expect(mergeEdit(current, { seen: {}, changes: { name: "Other" } }).conflicts).toHaveLength(1);
});
