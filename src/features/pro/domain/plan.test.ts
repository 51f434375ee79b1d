import fc from "fast-check";
import { expect, test } from "vitest";
import { endOfPeriod, PERIODS, priceOf, yearSaves } from "./plan.ts";

test.each([
  ["2026-11-15T10:20:30.000Z", "month", "2026-12-15T10:20:30.000Z"],
  ["2026-12-31T23:59:59.000Z", "month", "2027-01-31T23:59:59.000Z"],
  ["2027-01-31T00:00:00.000Z", "month", "2027-02-28T00:00:00.000Z"],
  ["2028-01-30T00:00:00.000Z", "month", "2028-02-29T00:00:00.000Z"],
  ["2028-02-29T12:00:00.000Z", "year", "2029-02-28T12:00:00.000Z"],
  ["2026-11-15T10:20:30.000Z", "year", "2027-11-15T10:20:30.000Z"],
] as const)("from %s a %s lasts until %s", (from, period, until) => {
  expect(endOfPeriod(new Date(from), period).toISOString()).toBe(until);
});

test("a month lasts 28 to 31 days and a year 365 or 366", () => {
  const days = { month: [28, 31], year: [365, 366] } as const;
  const moments = fc.date({
    min: new Date("2020-01-01"),
    max: new Date("2040-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.constantFrom(...PERIODS), (from, period) => {
      const length = (endOfPeriod(from, period).getTime() - from.getTime()) / 86_400_000;
      const [least, most] = days[period];
      expect(length).toBeGreaterThanOrEqual(least);
      expect(length).toBeLessThanOrEqual(most);
    }),
  );
});

test.each([
  [990, 9900, 16],
  [1000, 12_000, 0],
  [1000, 13_000, 0],
  [0, 0, 0],
])("%d a month or %d a year saves %d %%", (monthCents, yearCents, percent) => {
  expect(yearSaves({ monthCents, yearCents })).toBe(percent);
  expect(priceOf({ monthCents, yearCents }, "month")).toBe(monthCents);
  expect(priceOf({ monthCents, yearCents }, "year")).toBe(yearCents);
});
