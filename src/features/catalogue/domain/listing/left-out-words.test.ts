import { expect, test } from "vitest";
import { leftOutWords } from "./left-out-words.ts";

test.each([
  ["boots xqzzy", "boots", ["xqzzy"]],
  ["  Xqzzy,  Boots Wwww ", "boots", ["Xqzzy", "Wwww"]],
  ["sheos", "shoes", []],
  ["sheos xqzzy", "shoes", []],
  ["boots", "boots", []],
])("of %j, searched as %j, these are left out: %j", (typed, searched, words) => {
  expect(leftOutWords(typed, searched)).toEqual(words);
});
