import { expect, test } from "vitest";
import { isTopUpAmount, TOP_UP_LIMITS, TOP_UP_OFFERS } from "./top-up.ts";

test.each([
  [99, false],
  [100, true],
  [500_000, true],
  [500_001, false],
  [100.5, false],
  [Number.NaN, false],
])("%d cents can be paid into a wallet: %s", (cents, answer) => {
  expect(isTopUpAmount(cents)).toBe(answer);
});

test("the offered top-up amounts are within the limits", () => {
  expect(TOP_UP_OFFERS.length).toBeGreaterThan(0);
  expect(TOP_UP_OFFERS.every(isTopUpAmount)).toBe(true);
  expect(TOP_UP_LIMITS).toEqual({ min: 100, max: 500_000 });
});
