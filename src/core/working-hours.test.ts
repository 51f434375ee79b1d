import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "./durations.ts";
import { createWorkClock, readWorkingWeek } from "./working-hours.ts";

const clock = createWorkClock(
  readWorkingWeek("Mo-Fr 08:00-19:00, Sa 10:00-15:00"),
  "Europe/Vilnius",
);
/** 2026-11-16 is a Monday; Vilnius is two hours ahead in winter. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+02:00`);

test("working hours are parsed, with defaults for an invalid text", () => {
  expect(readWorkingWeek("Tu-Sa 11:00-19:00").map((day) => day.length)).toEqual([
    0, 1, 1, 1, 1, 1, 0,
  ]);
  expect(readWorkingWeek("Mo 08:00-12:00, Mo 13:00-17:30")[0]).toEqual([
    [480, 720],
    [780, 1050],
  ]);
  const usual = readWorkingWeek("Mo-Fr 09:00-18:00");
  for (const text of ["", "whenever", "Mo 18:00-09:00"]) {
    expect(readWorkingWeek(text)).toEqual(usual);
  }
});

describe("working hours from a given time", () => {
  test.each([
    ["within a day", at(16, "09:00"), at(16, "13:00")],
    ["over a night", at(16, "17:00"), at(17, "10:00")],
    ["over a weekend", at(21, "13:00"), at(23, "10:00")],
    ["asked on a Sunday", at(22, "03:00"), at(23, "12:00")],
  ])("are added and subtracted: %s", (_what, since, due) => {
    expect(clock.addTime(since, 4 * HOUR_MS)).toEqual(due);
    expect(clock.timeBetween(since, due)).toBe(4 * HOUR_MS);
    expect(clock.timeBetween(due, since)).toBe(-4 * HOUR_MS);
  });

  test("are measured as long as they were added, for any length", () => {
    const moment = fc.integer({ min: 0, max: 60 * 24 * 60 }).map((minutes) => {
      return new Date(at(16, "00:00").getTime() + minutes * MINUTE_MS);
    });
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 100 * 60 }), (since, minutes) => {
        const due = clock.addTime(since, minutes * MINUTE_MS);
        expect(clock.timeBetween(since, due)).toBe(minutes * MINUTE_MS);
      }),
    );
  });
});

test("adding no time moves to the start of work, or stays within working hours", () => {
  expect(clock.addTime(at(16, "03:29"), 0)).toEqual(at(16, "08:00"));
  expect(clock.addTime(at(16, "21:00"), 0)).toEqual(at(17, "08:00"));
  expect(clock.addTime(at(16, "09:30"), 0)).toEqual(at(16, "09:30"));
});

describe("working days from a given time", () => {
  test.each([
    ["the next day at the same time", at(16, "09:30"), 1, at(17, "09:30")],
    ["not later than its work ends", at(20, "17:00"), 1, at(21, "15:00")],
    ["over a Sunday", at(21, "12:00"), 2, at(24, "12:00")],
    ["from when work begins", at(22, "12:00"), 1, at(24, "08:00")],
    ["after work counts as the next day", at(16, "21:00"), 1, at(18, "08:00")],
  ])("end on %s", (_what, since, days, due) => {
    expect(clock.addWorkingDays(since, days)).toEqual(due);
  });
});

test("adding working days keeps the time of day when the clock changes", () => {
  const since = new Date("2026-10-23T12:00:00+03:00");
  expect(clock.addWorkingDays(since, 2)).toEqual(new Date("2026-10-26T12:00:00+02:00"));
});
