import { expect, test } from "vitest";
import { payElsewhere } from "./pay-elsewhere.ts";

test.each([
  ["rel_type=1&id=5001", "/forward-requests/5001?pay"],
  ["rel_type=1&slug=5001", "/forward-requests/5001?pay"],
  ["rel_type=4&slug=aB-c_1", "/invoice/aB-c_1"],
  ["rel_type=4&slug=..%2F%2Fevil", "/invoice/..%2F%2Fevil"],
  ["rel_type=4", undefined],
  ["rel_type=0&slug=abc", undefined],
  ["rel_type=3&slug=abc", undefined],
  ["", undefined],
])("a payment address with %s leads to %s", (query, path) => {
  expect(payElsewhere(new URLSearchParams(query), false)).toBe(path);
});

test("a payment by wallet keeps its wallet choice on the redirect, for an invoice too", () => {
  const asked = (query: string) => payElsewhere(new URLSearchParams(query), true);
  expect(asked("rel_type=4&slug=aB-c_1")).toBe("/invoice/aB-c_1?wallet");
  expect(asked("rel_type=1&id=5001")).toBe("/forward-requests/5001?pay");
});
