import { expect, it } from "vitest";
import { otherReadings, transliterate } from "./other-scripts.ts";

it.each([
  ["krossovki", "кроссовки"],
  ["shchetka", "щетка"],
  ["schetka", "щетка"],
  ["yubka", "юбка"],
  ["phone", "фоне"],
  ["x-1", "кс-1"],
  ["zhaket", "жакет"],
  ["самсунг", "samsung"],
  ["щит", "schit"],
  ["ель", "el"],
  ["объем", "obem"],
  ["а-1", "a-1"],
  ["", ""],
])("%s is transliterated to %s", (word, other) => {
  expect(transliterate(word)).toBe(other);
});

it("Russian words have readings in the other layout and script, other languages have none", () => {
  expect(otherReadings("ru", "ntktajy")).toContain("телефон");
  expect(otherReadings("ru", "krossovki")).toContain("кроссовки");
  expect(otherReadings("ru", "128")).toEqual([]);
  expect(otherReadings("en", "ntktajy")).toEqual([]);
});
