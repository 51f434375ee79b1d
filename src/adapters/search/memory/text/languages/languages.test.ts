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
])("%s: what says nothing about a product is not looked for in %s", (language, text, words) => {
  expect(left(language, text)).toEqual(words);
});

it("a language without rules has no words to pass over", () => {
  expect([...stopWordsOf("de")]).toEqual([]);
});
