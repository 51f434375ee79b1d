import fc from "fast-check";
import { expect, test } from "vitest";
import {
  cartDiscountPercentage,
  shippingDiscount,
  shippingDiscountPercentage,
  shippingPriceBefore,
} from "./shipping-discount.ts";

test.each([
  [900, 100, 1000, 10],
  [1000, 0, 1000, 0],
  [0, 1000, 1000, 100],
  [0, 0, 0, 0],
  [667, 333, 1000, 33],
  [199, 1, 200, 1], // 0.5 % goes up
  [201, 1, 202, 0],
])("a fee of %d after a discount of %d was %d, %d % off", (fee, discount, before, percentage) => {
  expect(shippingPriceBefore(fee, discount)).toBe(before);
  expect(shippingDiscountPercentage(fee, discount)).toBe(percentage);
});

test.each([
  [1000, 100, 10],
  [900, 100, 11],
  [1000, 125, 13],
  [1000, 0, 0],
  [0, 100, 0],
])("in the cart, with a price of %d the discount of %d is %d %", (price, discount, percentage) => {
  expect(cartDiscountPercentage(price, discount)).toBe(percentage);
});

test("a shipping discount is whole cents between zero and the price", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(100), (cents, percent) => {
      const off = shippingDiscount(cents, percent);
      expect(Number.isInteger(off)).toBe(true);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThanOrEqual(cents);
      expect(Math.abs(off - (cents * percent) / 100)).toBeLessThanOrEqual(0.5);
    }),
  );
});
