import { expect, test } from "vitest";
import { readPostCode } from "./post-code.ts";

test.each([
  ["LT", "LT-01234", "LT-01234"],
  ["LT", " 01234 ", "LT-01234"],
  ["LT", "1234", undefined],
  ["LT", "LV-1010", undefined],
  ["LV", "lv-1010", "LV-1010"],
  ["LV", "1010", undefined],
  ["EE", "10111", "10111"],
  ["EE", "1011", undefined],
  ["NL", "1011 AB", "1011 AB"],
  ["NL", "1011ab", "1011 AB"],
  ["NL", "101 AB", undefined],
  ["AE", "", ""],
  ["AE", "01234", ""],
  ["DE", "10115", "10115"],
  ["DE", "", undefined],
  ["DE", "<b>", undefined],
])("%s %j → %s", (country, typed, kept) => {
  expect(readPostCode(country, typed)).toBe(kept);
});
