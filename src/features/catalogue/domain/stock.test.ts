import { expect, test } from "vitest";
import { addUp, isLowStock } from "./stock.ts";

test("quantities of one variant are summed", () => {
  const line = (variantId: number, quantity: number) => ({ variantId, quantity });
  expect(addUp([line(1, 2), line(2, 1), line(1, 3)])).toEqual([line(1, 5), line(2, 1)]);
  expect(addUp([])).toEqual([]);
});

test.each([
  [0, true],
  [5, true],
  [6, false],
])("a stock of %i is low: %s", (stock, isLow) => expect(isLowStock(stock)).toBe(isLow));
