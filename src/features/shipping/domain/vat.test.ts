import fc from "fast-check";
import { expect, test } from "vitest";
import { netParts, splitVat, vatPercent } from "./vat.ts";

test.each([
  ["LT", "2026-11-15", 21],
  ["EE", "2026-11-15", 24],
  ["EE", "2025-06-30", 22],
  ["EE", "2025-07-01", 24],
  ["LT", "2009-09-01", 21],
  ["LT", "2009-08-31", 0],
  ["LV", "2026-11-15", 21],
  ["LV", "2012-06-30", 0],
  ["NL", "2026-11-15", 21],
  ["NL", "2012-09-30", 0],
  ["EE", "2023-12-31", 20],
  ["EE", "2024-01-01", 22],
  ["EE", "2009-06-30", 0],
  ["AE", "2017-12-31", 0],
  ["AE", "2026-11-15", 5],
  ["US", "2026-11-15", 0],
])("%s on %s: %d %", (country, day, percent) => {
  expect(vatPercent(country, day)).toBe(percent);
});

test.each([
  [12_100, 21, 10_000, 2100],
  [100, 21, 83, 17],
  [1, 21, 1, 0],
  [10_500, 5, 10_000, 500],
  [999, 0, 999, 0],
])("of %d with %d %: %d and %d", (gross, percent, net, vat) => {
  expect(splitVat(gross, percent)).toEqual({ net, vat });
});

test("the nets of lines add up to the net of their sum, discounts included", () => {
  const lines = fc.array(fc.integer({ min: -50_000, max: 5_000_000 }), { maxLength: 40 });
  fc.assert(
    fc.property(lines, fc.constantFrom(0, 5, 21, 24), (gross, percent) => {
      const sum = (list: readonly number[]) => list.reduce((total, part) => total + part, 0);
      fc.pre(sum(gross) >= 0);
      expect(sum(netParts(gross, percent))).toBe(splitVat(sum(gross), percent).net);
    }),
  );
});
