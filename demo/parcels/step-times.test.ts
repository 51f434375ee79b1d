import { expect, test } from "vitest";
import { stepTimes } from "./step-times.ts";

const SEA = { min: 30, max: 38 };

test("a delivered parcel by sea took as many days as promised", () => {
  const way = ["declared", "paid", "shipped", "in_customs", "in_country", "delivered"];
  const times = stepTimes(way, { daysAgo: 60, lastDaysAgo: 31 }, SEA);
  expect(times).toHaveLength(way.length);
  expect((times[2] ?? 0) - (times[5] ?? 0)).toBe(34);
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});

test("a parcel on its way was shipped at a plausible time in the past", () => {
  const times = stepTimes(["paid", "shipped", "in_customs"], { daysAgo: 30, lastDaysAgo: 2 }, SEA);
  expect(times[1]).toBeCloseTo(2 + 34 * 0.66);
  expect(times[2]).toBe(2);
});

test("steps of a parcel that was never shipped are evenly spaced", () => {
  expect(
    stepTimes(["declared", "received", "on_hold"], { daysAgo: 6, lastDaysAgo: 2 }, SEA),
  ).toEqual([6, 4, 2]);
});

test("impossible step times throw an error", () => {
  const way = ["paid", "shipped", "delivered"];
  expect(() => stepTimes(way, { daysAgo: 20, lastDaysAgo: 1 }, SEA)).toThrow("cannot be there");
});
