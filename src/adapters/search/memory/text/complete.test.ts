import { describe, expect, it } from "vitest";
import { aText } from "#ports/fixtures/search-document.ts";
import type { SearchText } from "#ports/search.ts";
import { matchAll } from "./fixtures/found-docs.ts";
import { demoIndex } from "./quality/fixtures/demo-index.ts";
import { buildTextIndex } from "./text-index.ts";

const indexOf = (texts: readonly Partial<SearchText>[], language = "en") =>
  buildTextIndex(
    language,
    texts.map((text, doc) => ({ doc, text: aText(text) })),
  );
const named = (...names: string[]) => indexOf(names.map((name) => ({ name })));
const times = (count: number, name: string) => Array.from({ length: count }, () => name);

it("completions are sorted by number of documents, then alphabetically", () => {
  const index = named(...times(3, "kettle"), ...times(5, "kestrel"), "kebab", "kelp");
  expect(index.complete("ke", 9)).toEqual(["kestrel", "kettle", "kebab", "kelp"]);
  expect(index.complete("KE", 2)).toEqual(["kestrel", "kettle"]);
  expect(index.complete("ke", 0)).toEqual([]);
  expect(index.complete("ke", -1)).toEqual([]);
  expect(index.complete("", 9)).toEqual([]);
  expect(index.complete(" - ", 9)).toEqual([]);
});

/** Words that differ in their last two letters. */
const many = (start: string, count: number) =>
  Array.from(
    { length: count },
    (_, at) => `${start}${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`,
  );

it("only the fifty most common words are completed, ties in alphabetical order", () => {
  const words = many("zor", 60);
  const found = named(...words, ...times(3, "zorzzz")).complete("zor", 99);
  expect(found).toEqual(["zorzzz", ...words.toSorted().slice(0, 49)]);
});

it("only the fifty most common phrases are completed", () => {
  const pairs = many("zor", 60).map((word) => `lamp ${word}`);
  const found = named(...pairs, ...pairs, ...times(3, "lamp zorzzz")).complete("lamp", 99);
  expect(found).toHaveLength(51);
  expect(found.slice(0, 2)).toEqual(["lamp", "lamp zorzzz"]);
});

it("the last word is completed from documents that have the words before it", () => {
  const index = named(...times(3, "steel kettle"), "steel kebab", ...times(9, "copper kestrel"));
  expect(index.complete("steel ke", 9)).toEqual(["steel kettle", "steel kebab"]);
  expect(index.complete("copper ke", 9)).toEqual(["copper kestrel"]);
  expect(index.complete("brass ke", 9)).toEqual([]);
});

it("both rare and common words are completed", () => {
  const index = named(...times(300, "steel pan"), ...times(2, "steel kettle"), "steel kebab");
  expect(index.complete("steel k", 9)).toEqual(["steel kettle", "steel kebab"]);
  expect(index.complete("steel p", 9)).toEqual(["steel pan"]);
});

it("a word from keywords counts a quarter and does not complete a second word", () => {
  const index = indexOf([
    ...Array.from({ length: 8 }, () => ({ name: "pan", keywords: ["bronze"] })),
    ...Array.from({ length: 3 }, () => ({ name: "broom" })),
    ...Array.from({ length: 1 }, () => ({ name: "brooch" })),
  ]);
  expect(index.complete("bro", 9)).toEqual(["broom", "bronze", "brooch"]);
  expect(index.complete("pan bro", 9)).toEqual([]);
});

it("only the most common form of a word is offered", () => {
  expect(named("kettles", "kettles", "kettle").complete("ket", 9)).toEqual(["kettles"]);
});

it("missing diacritics are restored and typed ones are kept", () => {
  const index = indexOf([{ name: "žieminiai batai" }, { name: "žieminiai batai" }], "lt");
  expect(index.complete("zieminiai b", 9)).toEqual(["žieminiai batai"]);
  expect(index.complete("žieminiai b", 9)).toEqual(["žieminiai batai"]);
  const first = indexOf([{ name: "ąsotis didelis" }], "lt");
  expect(first.complete("asotis d", 9)).toEqual(["ąsotis didelis"]);
});

it("a misspelt word is completed by its correction when nothing else matches", () => {
  const index = named(...times(3, "kettle"), "kettledrum");
  expect(index.complete("ketle", 9)).toEqual(["kettle", "kettledrum"]);
  expect(index.complete("ketle", 1)).toEqual(["kettle"]);
  expect(index.complete("zzzzzz", 9)).toEqual([]);
});

it("only a hundred characters and five words before the last are read", () => {
  const index = named("one two three four five six seven");
  expect(index.complete("nowhere two three four five six sev", 9)).toEqual([
    "two three four five six seven",
  ]);
  expect(index.complete(`${" ".repeat(97)}sev`, 9)).toEqual(["seven"]);
  expect(index.complete(`${" ".repeat(98)}sev`, 9)).toEqual(["seven"]);
  expect(index.complete(`${" ".repeat(100)}sev`, 9)).toEqual([]);
});

describe("completions of the demo catalogue", () => {
  it.each([
    ["en", "runn", "running shoes"],
    ["en", "halv", "halvorn"],
    ["en", "halvorn s", "halvorn smartphone"],
    ["en", "power b", "power bank"],
    ["lt", "bateli", "bateliai"],
    ["lt", "sukne", "suknelė"],
    ["lt", "zieminiai b", "žieminiai batai"],
    ["lt", "bėg", "bėgimo bateliai"],
    ["lv", "zab", "zābaki"],
    ["lv", "viedt", "viedtālrunis"],
    ["et", "korvak", "kõrvaklapid"],
    ["et", "nutit", "nutitelefon"],
    ["ru", "крос", "кроссовки"],
    ["ru", "зимние б", "зимние ботинки"],
    ["ru", "черное пл", "черное платье"],
    ["en", "black dr", "black dresses"],
    ["ru", "жжжж", undefined],
    ["en", "headfones", "headphones"],
  ])("%s: %s is completed to %s", (language, typed, wanted) => {
    const completed = demoIndex(language).complete(typed, 8);
    if (wanted === undefined) expect(completed).toEqual([]);
    else expect(completed).toContain(wanted);
  });

  it("start with the typed text, are unique, have no codes and find products", () => {
    for (const typed of ["s", "sh", "ba", "men", "halvorn "]) {
      const index = demoIndex("en");
      const completed = index.complete(typed, 8);
      expect(completed.length).toBeGreaterThan(2);
      expect(new Set(completed).size).toBe(completed.length);
      for (const text of completed) {
        expect(text).toMatch(new RegExp(`^${typed.trim()}`));
        expect(text).not.toMatch(/\d{5}/);
        expect(matchAll(index, text).docs.length).toBeGreaterThan(0);
      }
    }
  });

  it("do not exceed the limit", () => {
    expect(demoIndex("en").complete("s", 3)).toHaveLength(3);
    expect(demoIndex("en").complete("s", 0)).toEqual([]);
  });
});
