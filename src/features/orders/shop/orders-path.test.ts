import { expect, test } from "vitest";
import { shouldFocusTable } from "./orders-path.ts";

test.each([
  ["focus_order_table=true", true],
  ["type=unpaid&focus_order_table=true", true],
  ["focus_order_table=false", false],
  ["focus_order_table=1", false],
  ["focus_order_table", false],
  ["", false],
])("my orders?%s focuses the table: %s", (query, expected) => {
  expect(shouldFocusTable(new URLSearchParams(query))).toBe(expected);
});
