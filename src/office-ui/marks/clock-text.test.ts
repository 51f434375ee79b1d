import { expect, test } from "vitest";
import { clockLook, clockText } from "./clock-text.ts";

test.each([
  [130, "calm"],
  [60, "calm"],
  [59, "soon"],
  [0, "soon"],
  [-1, "late"],
])("%d minutes left have the look %s", (minutes, look) => {
  expect(clockLook(minutes)).toBe(look);
});

test.each([
  [54, "office.clock.minutes", { minutes: 54 }],
  [0, "office.clock.minutes", { minutes: 0 }],
  [-41, "office.clock.minutes_late", { minutes: 41 }],
  [60, "office.clock.hours", { hours: 1, minutes: "00" }],
  [130, "office.clock.hours", { hours: 2, minutes: "10" }],
  [-72, "office.clock.hours_late", { hours: 1, minutes: "12" }],
  [2879, "office.clock.hours", { hours: 47, minutes: "59" }],
  [2880, "office.clock.days", { days: 2, hours: 0 }],
  [-3000, "office.clock.days_late", { days: 2, hours: 2 }],
])("%d minutes are displayed as %s", (minutes, key, params) => {
  expect(clockText(minutes)).toEqual({ key, params });
});
