import fc from "fast-check";
import { expect, test } from "vitest";
import { toCents, toDecimal } from "#core/money.ts";
import { cartTotals } from "./cart-totals.ts";

test.each([
  [[], { totalItems: 0, totalQuantity: 0, totalCents: 0 }],
  [[[1, 1999]], { totalItems: 1, totalQuantity: 1, totalCents: 1999 }],
  [
    [
      [3, 10],
      [2, 335],
    ],
    { totalItems: 2, totalQuantity: 5, totalCents: 700 },
  ],
])("a cart with quantities and prices %j has the right totals", (lines, totals) => {
  expect(
    cartTotals(lines.map(([quantity = 0, priceCents = 0]) => ({ quantity, priceCents }))),
  ).toEqual(totals);
});

test("a cart total is exact, never negative and independent of the order of lines", () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    priceCents: fc.integer({ min: 0, max: 10_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
      const { totalCents } = cartTotals(lines);
      const exact = lines.reduce((sum, one) => sum + BigInt(one.quantity * one.priceCents), 0n);
      expect(BigInt(totalCents)).toBe(exact);
      expect(totalCents).toBeGreaterThanOrEqual(0);
      expect(toCents(toDecimal(totalCents))).toBe(totalCents);
      expect(cartTotals(lines.toReversed())).toEqual(cartTotals(lines));
    }),
  );
});
