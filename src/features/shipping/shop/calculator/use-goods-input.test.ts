import { expect, test } from "vitest";
import { readGoods } from "./use-goods-input.ts";

test.each([
  ["", 0],
  ["99", 99_00],
  ["99,90", 99_90],
  ["1 299.5 €", 1299_50],
  ["eur 12", 12_00],
  ["0", 0],
  ["100000", 100_000_00],
])("the goods value %j is %d cents", (value, valueCents) => {
  expect(readGoods({ kind: "toys", value })).toEqual({ line: { kind: "toys", valueCents } });
});

test.each([
  ["ten", "not_a_number"],
  ["-1", "too_small"],
  ["100000.01", "too_large"],
  ["1e9", "not_a_number"],
])("the goods value %j has the fault %s", (value, fault) => {
  expect(readGoods({ kind: "toys", value })).toEqual({ fault });
});
