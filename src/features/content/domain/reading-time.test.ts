import { expect, test } from "vitest";
import { readingMinutes } from "./article-text.ts";

const words = (count: number) => Array.from({ length: count }, () => "žodis").join(" ");

test.each([
  ["", 1],
  ["## — … · * * *", 1],
  [words(20), 1],
  [words(299), 1],
  [words(300), 2],
  [words(1000), 5],
])("%#: minutes", (text, minutes) => expect(readingMinutes(text)).toBe(minutes));

test("a word with a hyphen or an apostrophe is one word, and signs are none", () => {
  const text = Array.from({ length: 300 }, () => "**parcel’s e-mail** –").join(" ");
  expect(readingMinutes(text)).toBe(3);
});
