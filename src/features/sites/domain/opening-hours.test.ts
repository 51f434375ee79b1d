import { describe, expect, test } from "vitest";
import {
  closedDays,
  formatOpeningHours,
  openingHoursRows,
  parseOpeningHours,
} from "./opening-hours.ts";

const WEEK = "Mo-Fr 08:00-19:00, Sa 10:00-15:00";

describe("hours in the notation of schema.org", () => {
  test.each([
    ["en", "Mon–Fri 08:00–19:00, Sat 10:00–15:00"],
    ["lt", "I–V 08:00–19:00, VI 10:00–15:00"],
    ["lv", "P.–Pk. 08:00–19:00, S. 10:00–15:00"],
    ["et", "E–R 08:00–19:00, L 10:00–15:00"],
    ["ru", "Пн–Пт 08:00–19:00, Сб 10:00–15:00"],
    ["nl", "ma–vr 08:00–19:00, za 10:00–15:00"],
  ])("in %s", (language, shown) => expect(formatOpeningHours(WEEK, language)).toBe(shown));

  test.each([
    ["Mo,We,Fr 10:00-14:00", "Mon, Wed, Fri 10:00–14:00"],
    ["Mo-Th 09:00-12:00,13:00-18:00", "Mon–Thu 09:00–12:00, 13:00–18:00"],
    ["Mo-Su 00:00-24:00", "Mon–Sun 00:00–24:00"],
    ["Mo–Fr 9:00–18:00; Sa 10:00-15:00", "Mon–Fri 09:00–18:00, Sat 10:00–15:00"],
  ])("%s", (text, shown) => expect(formatOpeningHours(text, "en")).toBe(shown));

  test("rows of a table", () => {
    expect(openingHoursRows(WEEK, "lt")).toEqual([
      { days: "I–V", times: "08:00–19:00" },
      { days: "VI", times: "10:00–15:00" },
    ]);
  });
});

test.each([
  ["Mo-Fr 08:00-19:00, Sa 10:00-15:00", "Sun"],
  ["Tu-Sa 11:00-19:00", "Mon, Sun"],
  ["We 10:00-11:00", "Mon–Tue, Thu–Sun"],
  ["Mo-Su 10:00-20:00", undefined],
  ["by appointment", undefined],
])("%s: closed on %s", (text, closed) => expect(closedDays(text, "en")).toBe(closed));

test.each([
  "",
  "by appointment",
  "09:00-18:00",
  "Mo-Fr",
  "Fr-Mo 09:00-18:00",
  "Xx-Fr 09:00-18:00",
  "Mo-Fr 09:00-25:00",
  "Mo-Fr 09:60-18:00",
  "Mo-Fr 09:00-18:00,",
])("%j is shown as written", (text) => {
  expect(parseOpeningHours(text)).toBeUndefined();
  expect(formatOpeningHours(text, "en")).toBe(text);
});
