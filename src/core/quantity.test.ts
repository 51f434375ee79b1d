import { expect, it } from "vitest";
import { clampQuantity } from "./quantity.ts";

it.each([
  [3, 5, 3],
  [0, 5, 1],
  [-4, 5, 1],
  [9, 5, 5],
  [2.9, 5, 2],
  [Number.NaN, 5, 1],
  [Number.POSITIVE_INFINITY, 5, 1],
  [2, 0, 1],
])("a quantity of %d with a maximum of %d becomes %d (SPEC §5)", (quantity, max, expected) => {
  expect(clampQuantity(quantity, max)).toBe(expected);
});
