import { expect, test } from "vitest";
import { isUnlike } from "./measure-warning.ts";

test.each([
  [3000, 1000, true],
  [2999, 1000, false],
  [333, 1000, true],
  [334, 1000, false],
  [1000, 1000, false],
  [30_000, null, false],
  [30_000, 0, false],
])("%i grams where %s were expected: asks again %s", (grams, expected, asks) => {
  expect(isUnlike(grams, expected)).toBe(asks);
});
