import { expect, it } from "vitest";
import { expandCorrected, expandTyped, type TermRange } from "./expand-word.ts";
import { toolsFor } from "./fixtures/tools.ts";
import type { MatcherTools } from "./matcher.ts";

/** Every term with its quality in percent. */
function read({ dictionary }: MatcherTools, ranges: readonly TermRange[]): string[] {
  return ranges.flatMap(({ from, to, quality }) =>
    Array.from(
      { length: to - from },
      (_, at) => `${dictionary.text(from + at)} ${Math.round(quality * 100)}`,
    ),
  );
}

const typed = (tools: MatcherTools, word: string, isLast = false, quality = 1) =>
  read(tools, expandTyped({ word, isLast, quality }, tools)).sort();
const corrected = (tools: MatcherTools, word: string, isLast = false, quality = 1) =>
  read(tools, expandCorrected({ word, isLast, quality }, tools)).sort();

const shop = toolsFor(
  ["shoe shoes shoelace shoehorn", "a abacus", "20 20000", "winterjacket jacket"],
  "en",
);

const coats = toolsFor(["talvejope jope", "joogivee vee"], "et");

it("a word matches its forms, and the last word also those that it begins", () => {
  expect(typed(shop, "shoe")).toEqual(["shoe 100", "shoes 85"]);
  expect(typed(shop, "shoe", true)).toEqual(["shoe 100", "shoehorn 75", "shoelace 75", "shoes 90"]);
  expect(typed(shop, "shoes", true)).toEqual(["shoe 85", "shoes 100"]);
  expect(typed(shop, "sho", true)).toEqual(["shoe 75", "shoehorn 75", "shoelace 75", "shoes 75"]);
  expect(typed(shop, "sho")).toEqual([]);
  expect(typed(shop, "zebra", true)).toEqual([]);
});

it("matches of an uncertain word have a lower quality", () => {
  expect(typed(shop, "shoe", true, 0.5)).toEqual([
    "shoe 50",
    "shoehorn 38",
    "shoelace 38",
    "shoes 45",
  ]);
  expect(typed(coats, "jope", false, 0.5)).toEqual(["jope 50", "talvejope 33"]);
});

it("a single letter that is a word, or a short number, is not a prefix of other words", () => {
  expect(typed(shop, "a", true)).toEqual(["a 100"]);
  expect(typed(shop, "20", true)).toEqual(["20 100"]);
  expect(typed(shop, "ab", true)).toEqual(["abacus 75"]);
  expect(typed(toolsFor(["a abacus"]), "a", true)).toEqual(["a 100"]);
  expect(typed(shop, "j", true)).toEqual(["jacket 75"]);
});

it("a long enough word matches the end of a compound", () => {
  expect(typed(coats, "jope")).toEqual(["jope 100", "talvejope 65"]);
  expect(typed(coats, "vee")).toEqual(["vee 100"]);
});

it("a word matches its synonyms that are single words in the index", () => {
  const tools = { ...shop, synonyms: new Map([["boot", [["shoe"], ["rain", "shoe"], ["zebra"]]]]) };
  expect(typed(tools, "boot")).toEqual(["shoe 55", "shoes 55"]);
  expect(typed(tools, "boot", false, 0.5)).toEqual(["shoe 28", "shoes 28"]);
});

it("a typo is corrected to words with all their forms, or to the prefix of a word", () => {
  expect(corrected(shop, "shoez")).toEqual(["shoe 34", "shoe 40", "shoes 34", "shoes 40"]);
  expect(corrected(shop, "jackett")).toEqual(["jacket 40"]);
  expect(corrected(shop, "jackett", false, 0.5)).toEqual(["jacket 20"]);
  expect(corrected(shop, "jakce")).toEqual([]);
  expect(corrected(shop, "wintre", true)).toEqual(["winterjacket 30"]);
  expect(corrected(shop, "wintre", true, 0.5)).toEqual(["winterjacket 15"]);
  expect(corrected(shop, "wintre")).toEqual([]);
});

it("in Russian another script is tried before typos", () => {
  const tools = toolsFor(["кроссовки", "samsung"], "ru");
  expect(corrected(tools, "krossovki")).toEqual(["кроссовки 50"]);
  expect(corrected(tools, "krossovki", false, 0.5)).toEqual(["кроссовки 25"]);
  expect(corrected(tools, "самсунг")).toEqual(["samsung 50"]);
});
