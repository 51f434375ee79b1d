import { expect, test } from "vitest";
import { stockChangeOf } from "./stock-change.ts";

test.each([
  ["+10", undefined, 10],
  ["−2", undefined, -2],
  ["-2", undefined, -2],
  ["0", undefined, "validation.number"],
  ["1.5", undefined, "validation.number"],
  ["", undefined, "validation.number"],
  ["1000001", undefined, "office.goods.errors.stock_large"],
  ["1 000 000", undefined, 1_000_000],
  ["12", 20, -8],
  ["0", 20, -20],
  ["25", 20, 5],
  ["20", 20, "office.goods.errors.stock_same"],
  ["-1", 20, "validation.number"],
] as const)("%j typed with a stock of %j gives the change %j", (typed, stock, change) => {
  expect(stockChangeOf(typed, stock)).toBe(change);
});
