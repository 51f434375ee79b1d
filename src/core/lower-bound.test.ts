import fc from "fast-check";
import { expect, test } from "vitest";
import { lowerBound } from "./lower-bound.ts";

const numbers = fc.array(fc.nat(50)).map((list) => Uint32Array.from(list).sort());

test("the lower bound equals the result of a linear search", () => {
  fc.assert(
    fc.property(numbers, fc.nat(60), (list, value) => {
      const found = list.findIndex((one) => one >= value);
      expect(lowerBound(list, value)).toBe(found < 0 ? list.length : found);
    }),
  );
});

test("only the given range is searched, and its end is returned when all values are lower", () => {
  const list = Uint32Array.of(9, 1, 4, 4, 7, 0);
  expect(lowerBound(list, 4, 1, 5)).toBe(2);
  expect(lowerBound(list, 0, 1, 5)).toBe(1);
  expect(lowerBound(list, 8, 1, 5)).toBe(5);
  expect(lowerBound(list, 8, 3, 3)).toBe(3);
});
