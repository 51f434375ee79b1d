import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convertCents, isIntegerCents, multiplyCents, toCents, toDecimal } from "./money.ts";
import { convertPart, convertTotal, multiplyParts } from "./money-parts.ts";

describe("toCents, rounding half up", () => {
  test.each([
    [0, 0],
    [1.1, 110],
    [1.005, 101],
    [2.675, 268],
    [0.285, 29],
    [19.99, 1999],
    [-1.005, -101],
    [1234567.89, 123456789],
  ])("converts %d € to %d cents", (decimal, cents) => {
    expect(toCents(decimal)).toBe(cents);
  });

  test("never returns negative zero", () => {
    expect(Object.is(toCents(-0.001), 0)).toBe(true);
    expect(Object.is(multiplyCents(-1, 1, 1000), 0)).toBe(true);
  });

  test("restores cents that were converted to a decimal", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(toCents(toDecimal(cents))).toBe(cents);
      }),
    );
  });
});

test.each([
  [0, true],
  [0.01, true],
  [19.99, true],
  [1234567.89, true],
  [-4.1, true],
  [0.001, false],
  [19.999, false],
  [1.005, false],
  [Number.NaN, false],
])("%d has whole cents: %s", (decimal, isWhole) => {
  expect(isIntegerCents(decimal)).toBe(isWhole);
});

test("a price per kilogram times grams is rounded once", () => {
  expect(multiplyCents(840, 1700, 1000)).toBe(1428);
  expect(multiplyCents(333, 1500, 1000)).toBe(500);
});

test("a conversion multiplies by the rate and rounds half up", () => {
  expect(convertCents(10_000, 1.085)).toBe(10_850);
  expect(convertCents(1, 1.5)).toBe(2);
});

describe("a total in another currency", () => {
  test("converts each price once and adds up the rounded amounts", () => {
    const lines = [
      { priceCents: 1389, quantity: 2 },
      { priceCents: 100, quantity: 1 },
    ];
    const parts = [
      { part: "shipping", cents: 850 },
      { part: "discount", cents: -150 },
    ];
    // 13.89 € is 15.13 $, so two of them are 30.26 $, not the 30.27 $ that 27.78 € would be.
    expect(convertTotal(lines, parts, 1.0896)).toEqual({
      lineCents: [3026, 109],
      parts: [
        { part: "shipping", cents: 926 },
        { part: "discount", cents: -163 },
      ],
      totalCents: 3026 + 109 + 926 - 163,
    });
  });

  test.each([
    ["all of it", 300, 303],
    ["more than it", 500, 303],
    ["nothing", 0, 0],
    ["a part, by the rate", 100, 100],
    ["nearly all of it is never more than all", 299, 300],
  ])("uses %s from the wallet", (_what, cents, converted) => {
    expect(convertPart(cents, { euroCents: 300, convertedCents: 303 }, 1.0049)).toBe(converted);
  });

  test("never converts a part to more than the whole", () => {
    const whole = { euroCents: 99, convertedCents: 99 };
    expect(convertPart(98, whole, 1.4)).toBe(99);
  });
});

test("rounded shares add up to the rounded total, each within a cent of its exact share", () => {
  const parts = fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), { maxLength: 60 });
  const rates = fc.integer({ min: 100_000, max: 5_000_000 });
  const sum = (list: number[]) => list.reduce((total, part) => total + part, 0);
  fc.assert(
    fc.property(parts, rates, (cents, rate) => {
      fc.pre(sum(cents) >= 0);
      const shares = multiplyParts(cents, rate, 1_000_000);
      expect(sum(shares)).toBe(multiplyCents(sum(cents), rate, 1_000_000));
      for (const [at, part] of shares.entries()) {
        expect(Math.abs(part - ((cents[at] ?? 0) * rate) / 1_000_000)).toBeLessThan(1 + 1e-6);
        if (cents[at] === 0) expect(part).toBe(0);
      }
    }),
  );
  expect(multiplyParts([100, 100, 100], 1005, 1000)).toEqual([101, 101, 100]);
  expect(multiplyParts([10, 19, 15], 1, 10)).toEqual([1, 2, 1]);
  expect(multiplyParts([15, 10, 19, 13], 1, 10)).toEqual([2, 1, 2, 1]);
  // Among equal rounding losses, the first parts get the missing cents.
  expect(multiplyParts([3, 1, 1, 1], 15, 10)).toEqual([5, 2, 1, 1]);
});
