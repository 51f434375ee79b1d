import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convertCents, multiplyCents, toCents, toDecimal } from "./money.ts";

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

test("a price per kilogram times grams is rounded once", () => {
  expect(multiplyCents(840, 1700, 1000)).toBe(1428);
  expect(multiplyCents(333, 1500, 1000)).toBe(500);
});

test("conversion uses the site's rate", () => {
  expect(convertCents(10_000, 1.085)).toBe(10_850);
  expect(convertCents(1, 1.5)).toBe(2);
});
