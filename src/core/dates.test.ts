import { expect, test } from "vitest";
import {
  addDays,
  dayByClock,
  formatDate,
  formatDayRange,
  formatLongDay,
  formatShortDay,
  formatTime,
  isDay,
  isSameDay,
  isTimeZone,
  readZoneClock,
  startOfDay,
  utcDay,
  weekdayNames,
} from "./dates.ts";

const newYearsEve = new Date("2026-12-31T22:05:00Z");

test("dates are formatted as yyyy-MM-dd in the given time zone", () => {
  expect(formatDate(newYearsEve, "UTC")).toBe("2026-12-31");
  expect(utcDay(newYearsEve)).toBe("2026-12-31");
  expect(formatDate(newYearsEve, "Europe/Vilnius")).toBe("2027-01-01");
});

test("times are formatted as HH:mm, with 00 for midnight", () => {
  expect(formatTime(newYearsEve, "UTC")).toBe("22:05");
  expect(formatTime(newYearsEve, "Europe/Vilnius")).toBe("00:05");
});

test.each([
  ["2026-11-16", "Europe/Vilnius", "2026-11-15T22:00:00.000Z"],
  ["2026-07-01", "Europe/Vilnius", "2026-06-30T21:00:00.000Z"],
  ["2026-03-29", "Europe/Vilnius", "2026-03-28T22:00:00.000Z"],
  ["2026-03-30", "Europe/Vilnius", "2026-03-29T21:00:00.000Z"],
  ["2026-10-25", "Europe/Amsterdam", "2026-10-24T22:00:00.000Z"],
  ["2026-10-26", "Europe/Amsterdam", "2026-10-25T23:00:00.000Z"],
  ["2026-11-16", "Asia/Dubai", "2026-11-15T20:00:00.000Z"],
  ["2026-11-16", "America/New_York", "2026-11-16T05:00:00.000Z"],
  ["2026-11-16", "UTC", "2026-11-16T00:00:00.000Z"],
])("%s starts in %s at %s", (day, timeZone, moment) => {
  expect(startOfDay(day, timeZone).toISOString()).toBe(moment);
});

test("only known time zones are valid", () => {
  expect(["Asia/Dubai", "Baltic/Riga", ""].map(isTimeZone)).toEqual([true, false, false]);
});

test.each([
  ["2026-02-28", true],
  ["2024-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["2026-1-1", false],
  ["2026-01-01T00:00", false],
  ["1900-01-01", true],
  ["1899-12-31", false],
  ["0000-01-01", false],
  ["9998-12-31", true],
  ["9999-01-01", false],
  ["9999-12-31", false],
  ["", false],
])("%s is a valid day: %s", (text, answer) => {
  expect(isDay(text)).toBe(answer);
});

test("adding days crosses the ends of months and years", () => {
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
});

test.each([
  ["2026-11-18", "2026-11-18", "2026-11-18"],
  ["2026-11-18", "2026-11-20", "2026-11-18 – 20"],
  ["2026-11-28", "2026-12-02", "2026-11-28 – 12-02"],
  ["2026-12-28", "2027-01-03", "2026-12-28 – 2027-01-03"],
  ["2026-11-18", "2027-11-18", "2026-11-18 – 2027-11-18"],
])("the range from %s to %s is formatted as %s", (first, last, written) => {
  expect(formatDayRange(first, last)).toBe(written);
});

test("weekday names start with Monday", () => {
  expect(weekdayNames("nl").join(" ")).toBe("ma di wo do vr za zo");
});

test("a day with text before it is not valid", () => {
  expect(isDay("on 2026-01-01")).toBe(false);
  expect(isDay("+002026-01-01")).toBe(false);
});

test("a formatter is created once per time zone", () => {
  const { DateTimeFormat } = Intl;
  let made = 0;
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct: (target, args) => {
      made += 1;
      return Reflect.construct(target, args);
    },
  });
  try {
    const days = [1, 2, 3].map((day) => formatDate(new Date(2026, 5, day), "Pacific/Fiji"));
    expect(new Set(days).size).toBe(3);
    expect(made).toBe(1);
  } finally {
    Intl.DateTimeFormat = DateTimeFormat;
  }
});

const NOW = new Date("2026-11-16T12:32:00Z");
const vilnius = (language: string) => ({ language, timeZone: "Europe/Vilnius" });

test.each([
  ["en", "13 Nov"],
  ["lt", "11-13"],
  ["lv", "13. nov."],
  ["et", "13. nov"],
  ["ru", "13 нояб."],
])("a day of this year has no year in %s", (language, day) => {
  expect(formatShortDay(new Date("2026-11-12T23:10:00Z"), NOW, vilnius(language))).toBe(day);
});

test("a day of another year is formatted with its year", () => {
  expect(formatShortDay(new Date("2025-12-31T12:00:00Z"), NOW, vilnius("en"))).toBe("2025-12-31");
  // It is next year in Vilnius already.
  expect(formatShortDay(new Date("2025-12-31T22:30:00Z"), NOW, vilnius("en"))).toBe("1 Jan");
});

test.each([
  ["en", "Monday 16 November"],
  ["lt", "Lapkričio 16\u00a0d., pirmadienis"],
  ["lv", "Pirmdiena, 16. novembris"],
  ["et", "Esmaspäev, 16. november"],
  ["ru", "Понедельник, 16 ноября"],
])("today is formatted in %s", (language, day) => {
  // Some versions of Intl have a comma in English.
  expect(formatLongDay(NOW, vilnius(language)).replace("Monday,", "Monday")).toBe(day);
});

test("days are compared in the given time zone", () => {
  const [late, early] = [new Date("2026-11-16T21:59:00Z"), new Date("2026-11-16T22:01:00Z")];
  expect(isSameDay(NOW, late, "Europe/Vilnius")).toBe(true);
  expect(isSameDay(late, early, "Europe/Vilnius")).toBe(false);
});

test.each([
  ["Europe/Vilnius", "2026-11-19", "2027-03-28T01:00:00.000Z"],
  ["Europe/Vilnius", "2026-06-01", "2026-10-25T01:00:00.000Z"],
  ["America/New_York", "2026-11-19", "2027-03-14T07:00:00.000Z"],
  ["Asia/Dubai", "2026-11-19", undefined],
])("the UTC offset of %s, read on %s, changes at %s", (timeZone, day, change) => {
  const { next } = readZoneClock(timeZone, new Date(`${day}T12:34:56Z`));
  expect(next ? new Date(next.from).toISOString() : undefined).toBe(change);
});

test("a zone clock gives the same day as a formatter for the next months", () => {
  const start = Date.parse("2026-11-19T12:34:56Z");
  for (const timeZone of ["Europe/Vilnius", "America/New_York", "Asia/Kolkata", "Asia/Dubai"]) {
    const clock = readZoneClock(timeZone, new Date(start));
    // Crosses the clock change in March; 59 minutes per step, so that each step has another minute of the hour.
    for (let at = start; at < Date.parse("2027-04-20"); at += 59 * 60_000) {
      const now = new Date(at);
      expect(dayByClock(clock, now), `${timeZone} ${now.toISOString()}`).toBe(
        formatDate(now, timeZone),
      );
    }
  }
});
