import { expect, it } from "vitest";
import { queryTokens } from "../match/query-words.ts";
import { stopWordsOf } from "./languages.ts";

const left = (language: string, text: string) =>
  queryTokens(text, stopWordsOf(language)).map(({ whole }) => whole);

it.each([
  ["en", "shoes for women", ["shoes", "women"]],
  ["lt", "batai su kulnu", ["batai", "kulnu"]],
  ["lv", "kurpes bez papēžiem", ["kurpes", "papeziem"]],
  ["et", "kleit ilma varrukateta", ["kleit", "varrukateta"]],
  ["ru", "платье для девочки", ["платье", "девочки"]],
  ["de", "schuhe for damen", ["schuhe", "for", "damen"]],
])("%s: stop words are left out of a query: %s", (language, text, words) => {
  expect(left(language, text)).toEqual(words);
});

it("a language without rules has no stop words", () => {
  expect([...stopWordsOf("de")]).toEqual([]);
});
