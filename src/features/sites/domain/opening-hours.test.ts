import { describe, expect, test } from "vitest";
import {
  closedDays,
  formatOpeningHours,
  openingHoursRows,
  parseOpeningHours,
} from "./opening-hours.ts";

const WEEK = "Mo-Fr 08:00-19:00, Sa 10:00-15:00";

describe("opening hours in the notation of schema.org", () => {
  test.each([
    ["en", "Mon–Fri 08:00–19:00, Sat 10:00–15:00"],
    ["lt", "I–V 08:00–19:00, VI 10:00–15:00"],
    ["lv", "P.–Pk. 08:00–19:00, S. 10:00–15:00"],
    ["et", "E–R 08:00–19:00, L 10:00–15:00"],
    ["ru", "Пн–Пт 08:00–19:00, Сб 10:00–15:00"],
    ["nl", "ma–vr 08:00–19:00, za 10:00–15:00"],
  ])("show in %s", (language, shown) => expect(formatOpeningHours(WEEK, language)).toBe(shown));

  test.each([
    ["Mo,We,Fr 10:00-14:00", "Mon, Wed, Fri 10:00–14:00"],
    ["Mo-Th 09:00-12:00,13:00-18:00", "Mon–Thu 09:00–12:00, 13:00–18:00"],
    ["Mo-Su 00:00-24:00", "Mon–Sun 00:00–24:00"],
    ["Mo–Fr 9:00–18:00; Sa 10:00-15:00", "Mon–Fri 09:00–18:00, Sat 10:00–15:00"],
  ])("are shown from %s", (text, shown) => expect(formatOpeningHours(text, "en")).toBe(shown));

  test("can be split into table rows", () => {
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
])("the hours %s are closed on %s", (text, closed) => expect(closedDays(text, "en")).toBe(closed));

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
])("the invalid hours %j are shown as written", (text) => {
  expect(parseOpeningHours(text)).toBeUndefined();
  expect(formatOpeningHours(text, "en")).toBe(text);
});

test.each([
  ["en", "Mon Tue Wed Thu Fri Sat Sun"],
  ["lt", "I II III IV V VI VII"],
  ["lv", "P. O. T. C. Pk. S. Sv."],
  ["et", "E T K N R L P"],
  ["ru", "Пн Вт Ср Чт Пт Сб Вс"],
])("each day has its name in %s", (language, names) => {
  const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
  const shown = days.map((day) => openingHoursRows(`${day} 08:00-09:00`, language)?.[0]?.days);
  expect(shown.join(" ")).toBe(names);
});

test("one invalid rule makes the whole text invalid", () => {
  expect(parseOpeningHours("Mo 08:00-19:00, Xx 10:00-15:00")).toBeUndefined();
  expect(parseOpeningHours("Mo 08:00-19:00, Tu 10:00-25:00")).toBeUndefined();
  expect(parseOpeningHours("Mo 08:00-19:60")).toBeUndefined();
  expect(parseOpeningHours("Fr-Mo 08:00-19:00")).toBeUndefined();
  expect(parseOpeningHours("Mo , Tu 08:00-09:00 , 10:00-11:00")).toEqual([
    {
      days: [
        { from: 0, to: 0 },
        { from: 1, to: 1 },
      ],
      times: ["08:00–09:00", "10:00–11:00"],
    },
  ]);
});
