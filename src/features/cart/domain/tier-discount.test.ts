import { expect, test } from "vitest";
import { tierDiscount } from "./tier-discount.ts";

test.each([
  [0, 0, 0, null],
  [14_999, 0, 0, null],
  [15_000, 0, 5, "value"],
  [29_999, 0, 5, "value"],
  [30_000, 0, 10, "value"],
  [60_000, 0, 15, "value"],
  [9_000_000, 0, 15, "value"],
  [0, 12, 12, "plan"],
  [30_000, 12, 12, "plan"],
  [60_000, 12, 15, "value"],
  [60_000, 15, 15, "plan"],
] as const)(
  "goods of %d cents with a plan of %d %: %d % off by %s",
  (subtotal, plan, percent, by) => {
    expect(tierDiscount(subtotal, plan)).toEqual({ percent, by });
  },
);
