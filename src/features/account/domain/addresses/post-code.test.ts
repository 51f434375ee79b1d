import { expect, test } from "vitest";
import { countryOfPostCode, postCodeExample, readPostCode } from "./post-code.ts";

test.each([
  ["LT", "LT-01234", "LT-01234"],
  ["LT", " 01234 ", "LT-01234"],
  ["LT", "1234", undefined],
  ["LT", "LT-012345", undefined],
  ["LT", "XLT-01234", undefined],
  ["LV", "XLV-1010", undefined],
  ["LV", "LV-10101", undefined],
  ["EE", "101112", undefined],
  ["EE", "X10111", undefined],
  ["NL", "1011 ABC", undefined],
  ["NL", "X1011 AB", undefined],
  ["DE", "A", undefined],
  ["DE", "-10115", undefined],
  ["DE", "123456789012", "123456789012"],
  ["DE", "1234567890123", undefined],
  ["DE", "10115!", undefined],
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
])("a post code of %s typed as %j is read as %s", (country, typed, kept) => {
  expect(readPostCode(country, typed)).toBe(kept);
});

test.each(["LT", "LV", "EE", "NL"])(
  "the example beside the field is a valid post code of %s",
  (country) => {
    const example = postCodeExample(country);
    expect(example).toBeTruthy();
    expect(readPostCode(country, example ?? "")).toBe(example);
  },
);

test("an unknown country has no post code example", () => {
  expect(postCodeExample("DE")).toBeUndefined();
});

test.each([
  ["LT", "LV-1010", "LV"],
  ["LT", "1011 AB", "NL"],
  ["EE", "LT-01234", "LT"],
  ["LT", "lv-1010 ", "LV"],
  ["LT", "LT-01234", undefined],
  ["LT", "10111", undefined],
  ["LV", "10111", undefined],
  ["AE", "LV-1010", undefined],
  ["LT", "LV-10", undefined],
  ["LT", "", undefined],
])("in %s, %j is recognized as a post code of %s", (here, typed, country) => {
  expect(countryOfPostCode(here, typed)).toBe(country);
});
