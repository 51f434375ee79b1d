import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#core/dates.ts";
import { balanceOverTime } from "./balance-over-time.ts";

const TODAY = "2026-11-15";
const daysAgo = (days: number) => addDays(TODAY, -days);

test("a wallet without moves has nothing to draw", () => {
  expect(balanceOverTime([], TODAY)).toEqual([]);
});

test("the last balance holds until today", () => {
  expect(balanceOverTime([{ day: daysAgo(9), cents: 500 }], TODAY)).toEqual([
    { day: daysAgo(9), cents: 500 },
    { day: TODAY, cents: 500 },
  ]);
  const movedToday = [{ day: TODAY, cents: 700 }];
  expect(balanceOverTime(movedToday, TODAY)).toEqual(movedToday);
});

test("the year begins with what there was before it", () => {
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

test("however many days: few steps, in order, each a true end of its day, the last one today's", () => {
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
