import { expect, test } from "vitest";
import { leftOutWords } from "./left-out-words.ts";

test.each([
  ["boots xqzzy", "boots", ["xqzzy"]],
  ["  Xqzzy,  Boots Wwww ", "boots", ["Xqzzy", "Wwww"]],
  ["sheos", "shoes", []],
  ["sheos xqzzy", "shoes", []],
  ["boots", "boots", []],
])("for %j searched as %j the omitted words are %j", (typed, searched, words) => {
  expect(leftOutWords(typed, searched)).toEqual(words);
});
