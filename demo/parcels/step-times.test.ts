import { expect, test } from "vitest";
import { stepTimes } from "./step-times.ts";

const SEA = { min: 30, max: 38 };

test("what was delivered by sea travelled as long as is promised", () => {
  const way = ["declared", "paid", "shipped", "in_customs", "in_country", "delivered"];
  const times = stepTimes(way, { daysAgo: 60, lastDaysAgo: 31 }, SEA);
  expect(times).toHaveLength(way.length);
  expect((times[2] ?? 0) - (times[5] ?? 0)).toBe(34);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

test("what is under way left as long ago as it must have", () => {
  const times = stepTimes(["paid", "shipped", "in_customs"], { daysAgo: 30, lastDaysAgo: 2 }, SEA);
  expect(times[1]).toBeCloseTo(2 + 34 * 0.66);
  expect(times[2]).toBe(2);
});

test("what never left is spread evenly", () => {
  expect(
    stepTimes(["declared", "received", "on_hold"], { daysAgo: 6, lastDaysAgo: 2 }, SEA),
  ).toEqual([6, 4, 2]);
});

test("a story that cannot be true is refused", () => {
  const way = ["paid", "shipped", "delivered"];
  expect(() => stepTimes(way, { daysAgo: 20, lastDaysAgo: 1 }, SEA)).toThrow("cannot be there");
});
