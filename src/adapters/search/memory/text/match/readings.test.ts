import { expect, it } from "vitest";
import type { Synonyms } from "../synonyms/synonyms.ts";
import { toolsFor } from "./fixtures/tools.ts";
import { queryTokens } from "./query-words.ts";
import { readingsOf } from "./readings.ts";

const shop = {
  ...toolsFor(["airbag tshirt head phones headphones rain coat cap", "1000xm4 xm10005"], "en"),
  synonyms: new Map() as Synonyms,
};

/** Each reading as words; the word that is still being typed ends with dots. */
function read(text: string, synonyms = shop.synonyms) {
  const tokens = queryTokens(text, new Set());
  return readingsOf(tokens, { ...shop, synonyms }).map((reading) =>
    reading.map(({ word, isLast }) => (isLast ? `${word}…` : word)).join(" "),
  );
}

it.each([
  ["what is typed", "red lamp", ["red lamp…"]],
  ["codes in pieces", "wh-1000 red", ["wh1000 red…", "wh 1000 red…"]],
  ["words run together", "t shirt red", ["t shirt red…", "tshirt red…"]],
  ["the first word of all", "air bag", ["air bag…", "airbag…"]],
  ["a code on its way", "1000 xm", ["1000 xm…", "1000xm…"]],
  ["no code in the middle", "1000 xm red", ["1000 xm red…"]],
  ["no code that nobody has", "1000 zz", ["1000 zz…"]],
  ["no code that begins with letters", "xm 1000", ["xm 1000…"]],
  ["no word on its way", "head pho", ["head pho…"]],
  ["words that are known only apart", "raincoat red", ["raincoat red…", "rain coat red…"]],
  ["no known word apart", "headphones", ["headphones…"]],
  ["no short parts", "raincap", ["raincap…"]],
])("the readings of a text are complete: %s", (_name, text, readings) => {
  expect(read(text)).toEqual(readings);
});

it("the readings of a text include synonyms of phrases up to three words long", () => {
  const synonyms: Synonyms = new Map([
    ["sneaker", [["run", "shoe"]]],
    ["run shoe", [["sneaker"]]],
    ["big red run shoe", [["boot"]]],
    ["boot", [["shoe"]]],
  ]);
  expect(read("sneakers red", synonyms)).toEqual(["sneakers red…", "run shoe red…"]);
  expect(read("red sneakers", synonyms)).toEqual(["red sneakers…", "red run shoe"]);
  expect(read("big red run shoe", synonyms)).toEqual(["big red run shoe…", "big red sneaker"]);
  expect(read("boot", synonyms)).toEqual(["boot…"]);
});

it("a text has at most five different readings, the typed one first", () => {
  const others = ["one two", "three four", "five six", "seven eight", "nine ten", "big boot"];
  const synonyms: Synonyms = new Map([["boot", others.map((phrase) => phrase.split(" "))]]);
  expect(read("boot", synonyms)).toHaveLength(5);
  const same: Synonyms = new Map([["red boot", [["red", "boot"]]]]);
  const [only, ...more] = readingsOf(queryTokens("red boot", new Set()), {
    ...shop,
    synonyms: same,
  });
  expect(only?.map(({ quality }) => quality)).toEqual([1, 1]);
  expect(more).toEqual([]);
});
