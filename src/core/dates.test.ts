import { expect, test } from "vitest";
import { addDays, formatDate, formatTime, isDay } from "./dates.ts";

const newYearsEve = new Date("2026-12-31T22:05:00Z");

test("dates are yyyy-MM-dd in the zone asked for", () => {
  expect(formatDate(newYearsEve)).toBe("2026-12-31");
  expect(formatDate(newYearsEve, "Europe/Vilnius")).toBe("2027-01-01");
});

test("times are HH:mm, midnight is 00", () => {
  expect(formatTime(newYearsEve)).toBe("22:05");
  expect(formatTime(newYearsEve, "Europe/Vilnius")).toBe("00:05");
});

test.each([
  ["2026-02-28", true],
  ["2024-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["2026-1-1", false],
  ["2026-01-01T00:00", false],
  ["", false],
])("is %s a day? %s", (text, answer) => {
  expect(isDay(text)).toBe(answer);
});

test("days are counted over ends of months and years", () => {
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
});
