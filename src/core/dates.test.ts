import { expect, test } from "vitest";
import { formatDate, formatTime } from "./dates.ts";

const newYearsEve = new Date("2026-12-31T22:05:00Z");

test("dates are yyyy-MM-dd in the zone asked for", () => {
  expect(formatDate(newYearsEve)).toBe("2026-12-31");
  expect(formatDate(newYearsEve, "Europe/Vilnius")).toBe("2027-01-01");
});

test("times are HH:mm, midnight is 00", () => {
  expect(formatTime(newYearsEve)).toBe("22:05");
  expect(formatTime(newYearsEve, "Europe/Vilnius")).toBe("00:05");
});
