import { expect, test } from "vitest";
import { brandsByLetter, readLetter } from "./brand-letters.ts";

const brand = (name: string) => ({ name, count: 1, isFeatured: false });

test("brands are grouped by first letter without accents, with digits last", () => {
  const groups = brandsByLetter(["4 Seasons", "Östra", "Orrin", "aldous"].map(brand));
  expect(groups.map(({ letter, brands }) => [letter, brands.length])).toEqual([
    ["A", 1],
    ["O", 2],
    ["#", 1],
  ]);
});

test.each([
  ["k", "K"],
  ["Š", "S"],
  ["7", "#"],
  ["#", "#"],
  [" k ", "K"],
  [" ", null],
  ["ab", null],
  ["", null],
  [null, null],
])("the letter parameter %s is read", (value, letter) => {
  expect(readLetter(value)).toBe(letter);
});

test("letters are sorted, with # last", () => {
  const letters = (...names: string[]) =>
    brandsByLetter(names.map(brand)).map(({ letter }) => letter);
  expect(letters("Zed", "1st", "Kite", "Ace")).toEqual(["A", "K", "Z", "#"]);
  expect(letters("1st", "Ace", "Kite")).toEqual(["A", "K", "#"]);
});
