import fc from "fast-check";
import { expect, test } from "vitest";
import { discountPercent, shippingDiscount } from "./tier-discount.ts";

test.each([
  [0, 0, 0],
  [14_999, 0, 0],
  [15_000, 0, 5],
  [29_999, 0, 5],
  [30_000, 0, 10],
  [60_000, 0, 15],
  [9_000_000, 0, 15],
  [0, 12, 12],
  [30_000, 12, 12],
  [60_000, 12, 15],
])("goods of %d cents with a plan of %d %: %d % off", (subtotal, plan, percent) => {
  expect(discountPercent(subtotal, plan)).toBe(percent);
});

test("whole cents, never more than the price, never less than nothing", () => {
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
