import fc from "fast-check";
import { expect, test } from "vitest";
import { fitQuantity, MOST_PER_LINE, maxQuantity } from "./line-quantity.ts";

test.each([
  ["all of it", 7, 0, 7],
  ["what others left", 7, 3, 4],
  ["nothing left", 7, 7, 0],
  ["stock was taken back meanwhile", 2, 5, 0],
  ["more than anyone buys", 5000, 0, MOST_PER_LINE],
])("the maximum of a line counts stock and holds: %s", (_what, stock, heldByOthers, max) => {
  expect(maxQuantity({ stock, heldByOthers })).toBe(max);
});

test.each([
  [2, 5, 2, undefined],
  [5, 5, 5, undefined],
  [6, 5, 5, { variantId: 17, requested: 6, available: 5 }],
  [6, 0, 1, { variantId: 17, requested: 6, available: 0 }],
])("%d requested with %d available are fitted to stock", (requested, max, quantity, shortage) => {
  expect(fitQuantity(17, requested, max)).toEqual({ quantity, shortage });
});

test("a fitted quantity is between 1 and the stock, with a shortage if more was requested", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(MOST_PER_LINE), (requested, max) => {
      const { quantity, shortage } = fitQuantity(1, requested, max);
      expect(quantity).toBeGreaterThanOrEqual(1);
      if (max > 0) expect(quantity).toBeLessThanOrEqual(max);
      expect(quantity).toBeLessThanOrEqual(requested);
      expect(shortage !== undefined).toBe(requested > max);
    }),
  );
});
