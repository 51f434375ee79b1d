import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#core/dates.ts";
import { balanceOverTime, coversYear } from "./balance-over-time.ts";

const TODAY = "2026-11-15";
const daysAgo = (days: number) => addDays(TODAY, -days);

test("a wallet without entries has no balance curve", () => {
  expect(balanceOverTime([], TODAY)).toEqual([]);
});

test("the last balance continues until today", () => {
  expect(balanceOverTime([{ day: daysAgo(9), cents: 500 }], TODAY)).toEqual([
    { day: daysAgo(9), cents: 500 },
    { day: TODAY, cents: 500 },
  ]);
  const movedToday = [{ day: TODAY, cents: 700 }];
  expect(balanceOverTime(movedToday, TODAY)).toEqual(movedToday);
});

test("the balance curve starts with the balance of a year ago", () => {
  const days = [
    { day: daysAgo(900), cents: 100 },
    { day: daysAgo(400), cents: 300 },
    { day: daysAgo(30), cents: 200 },
  ];
  expect(balanceOverTime(days, TODAY)).toEqual([
    { day: daysAgo(365), cents: 300 },
    { day: daysAgo(30), cents: 200 },
    { day: TODAY, cents: 200 },
  ]);
});

test("a balance on the first day of the year appears once", () => {
  const before = { day: daysAgo(366), cents: 100 };
  const first = { day: daysAgo(365), cents: 300 };
  const today = { day: TODAY, cents: 300 };
  expect(balanceOverTime([before, first], TODAY)).toEqual([first, today]);
  expect(balanceOverTime([first], TODAY)).toEqual([first, today]);
  expect(balanceOverTime([before], TODAY)).toEqual([
    { day: daysAgo(365), cents: 100 },
    { day: TODAY, cents: 100 },
  ]);
});

test("up to sixty days are one step each, more days are grouped by week", () => {
  const everyDay = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ day: daysAgo(364 - at), cents: at }));
  const untilToday = (steps: { day: string; cents: number }[]) => [
    ...steps,
    { day: TODAY, cents: steps.at(-1)?.cents },
  ];
  expect(balanceOverTime(everyDay(60), TODAY)).toEqual(untilToday(everyDay(60)));
  // The year starts a day before these days, so its first week has only six of them.
  const weekly = everyDay(61).filter(({ cents }) => (cents - 5) % 7 === 0 || cents === 60);
  expect(weekly.map(({ cents }) => cents)).toEqual([5, 12, 19, 26, 33, 40, 47, 54, 60]);
  expect(balanceOverTime(everyDay(61), TODAY)).toEqual(untilToday(weekly));
});

test("any balance curve has few, ordered and correct steps and ends with the last balance", () => {
  const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 800 }), { maxLength: 400 });
  fc.assert(
    fc.property(offsets, (chosen) => {
      const days = chosen
        .toSorted((one, other) => other - one)
        .map((days, at) => ({ day: daysAgo(days), cents: at * 100 }));
      const steps = balanceOverTime(days, TODAY);
      expect(steps.length).toBeLessThanOrEqual(62);
      expect(new Set(steps.map(({ day }) => day)).size).toBe(steps.length);
      expect(steps.map(({ day }) => day)).toEqual(steps.map(({ day }) => day).toSorted());
      expect(steps.at(-1)?.cents).toBe(days.at(-1)?.cents);
      for (const { day, cents } of steps) {
        expect(days.findLast((one) => one.day <= day)?.cents).toBe(cents);
      }
    }),
    { numRuns: 50 },
  );
});

test("a balance curve younger than a year does not cover the year", () => {
  const opened = (day: string) => balanceOverTime([{ day, cents: 500 }], "2026-11-18");
  expect(coversYear(opened("2026-10-24"), "2026-11-18")).toBe(false);
  expect(coversYear(opened("2025-11-18"), "2026-11-18")).toBe(true);
  expect(coversYear(opened("2024-01-01"), "2026-11-18")).toBe(true);
  expect(coversYear([], "2026-11-18")).toBe(false);
});
