import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convertCents, isWholeCents, multiplyCents, toCents, toDecimal } from "./money.ts";
import { convertParts, convertTotal } from "./money-parts.ts";

describe("toCents rounds half up", () => {
  test.each([
    [0, 0],
    [1.1, 110],
    [1.005, 101],
    [2.675, 268],
    [0.285, 29],
    [19.99, 1999],
    [-1.005, -101],
    [1234567.89, 123456789],
  ])("%d € is %d cents", (decimal, cents) => {
    expect(toCents(decimal)).toBe(cents);
  });

  test("cents survive the way over the wire and back", () => {
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
])("%d is an amount of whole cents: %s", (decimal, isWhole) => {
  expect(isWholeCents(decimal)).toBe(isWhole);
});

test("a price per kilogram times grams is rounded once", () => {
  expect(multiplyCents(840, 1700, 1000)).toBe(1428);
  expect(multiplyCents(333, 1500, 1000)).toBe(500);
});

test("conversion uses the site's rate", () => {
  expect(convertCents(10_000, 1.085)).toBe(10_850);
  expect(convertCents(1, 1.5)).toBe(2);
});

describe("parts of a sum in another currency", () => {
  test.each([
    [[100, 100, 100], 1.005, [101, 101, 100]], // 301.5 is 302: one of the three goes without
    [[1, 1], 1.25, [2, 1]],
    [[999, 0, -999], 1.0834, [1082, 0, -1082]],
    [[1000, -333, 0], 1.0834, [1084, -361, 0]],
    [[], 1.1, []],
  ])("%j at %d is %j", (parts, rate, converted) => {
    expect(convertParts(parts, rate)).toEqual(converted);
  });

  test("no cent is lost or made, and no part is a cent away from its own conversion", () => {
    const parts = fc.array(fc.integer({ min: -10_000_000, max: 10_000_000 }), { maxLength: 60 });
    const rates = fc.integer({ min: 100_000, max: 5_000_000 }).map((rate) => rate / 1_000_000);
    fc.assert(
      fc.property(parts, rates, (cents, rate) => {
        const sum = (list: number[]) => list.reduce((total, part) => total + part, 0);
        const converted = convertParts(cents, rate);
        fc.pre(sum(cents) >= 0);
        expect(sum(converted)).toBe(convertCents(sum(cents), rate));
        for (const [at, part] of converted.entries()) {
          expect(Math.abs(part - (cents[at] ?? 0) * rate)).toBeLessThan(1 + 1e-6);
          if (cents[at] === 0) expect(part).toBe(0);
        }
      }),
    );
  });

  test("lines and named parts together make one total", () => {
    const parts = [
      { part: "shipping", cents: 100 },
      { part: "discount", cents: -50 },
    ];
    expect(convertTotal([100, 100], parts, 1.005)).toEqual({
      lineCents: [101, 100],
      parts: [
        { part: "shipping", cents: 100 },
        { part: "discount", cents: -50 },
      ],
      totalCents: 251,
    });
  });
});
