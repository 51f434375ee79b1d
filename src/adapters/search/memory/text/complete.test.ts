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

it("a completion goes on with words of most documents first, equals by their letters", () => {
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

it("a completion of very many goes on with the commonest fifty words, equals by their letters", () => {
  const words = many("zor", 60);
  const found = named(...words, ...times(3, "zorzzz")).complete("zor", 99);
  expect(found).toEqual(["zorzzz", ...words.toSorted().slice(0, 49)]);
});

it("a completion of very many goes on with the commonest fifty phrases", () => {
  const pairs = many("zor", 60).map((word) => `lamp ${word}`);
  const found = named(...pairs, ...pairs, ...times(3, "lamp zorzzz")).complete("lamp", 99);
  expect(found).toHaveLength(51);
  expect(found.slice(0, 2)).toEqual(["lamp", "lamp zorzzz"]);
});

it("a completion completes the last word in the documents of those before it", () => {
  const index = named(...times(3, "steel kettle"), "steel kebab", ...times(9, "copper kestrel"));
  expect(index.complete("steel ke", 9)).toEqual(["steel kettle", "steel kebab"]);
  expect(index.complete("copper ke", 9)).toEqual(["copper kestrel"]);
  expect(index.complete("brass ke", 9)).toEqual([]);
});

it("a completion knows words of one in hundreds as well as those of many", () => {
  const index = named(...times(300, "steel pan"), ...times(2, "steel kettle"), "steel kebab");
  expect(index.complete("steel k", 9)).toEqual(["steel kettle", "steel kebab"]);
  expect(index.complete("steel p", 9)).toEqual(["steel pan"]);
});

it("a completion that only keywords say counts a quarter, and is no second word", () => {
  const index = indexOf([
    ...Array.from({ length: 8 }, () => ({ name: "pan", keywords: ["bronze"] })),
    ...Array.from({ length: 3 }, () => ({ name: "broom" })),
    ...Array.from({ length: 1 }, () => ({ name: "brooch" })),
  ]);
  expect(index.complete("bro", 9)).toEqual(["broom", "bronze", "brooch"]);
  expect(index.complete("pan bro", 9)).toEqual([]);
});

it("a completion offers one of several forms, the commonest", () => {
  expect(named("kettles", "kettles", "kettle").complete("ket", 9)).toEqual(["kettles"]);
});

it("a completion puts back marks that were left out, and leaves those that were typed", () => {
  const index = indexOf([{ name: "žieminiai batai" }, { name: "žieminiai batai" }], "lt");
  expect(index.complete("zieminiai b", 9)).toEqual(["žieminiai batai"]);
  expect(index.complete("žieminiai b", 9)).toEqual(["žieminiai batai"]);
  const first = indexOf([{ name: "ąsotis didelis" }], "lt");
  expect(first.complete("asotis d", 9)).toEqual(["ąsotis didelis"]);
});

it("a completion goes on from what was meant where nothing goes on from what was typed", () => {
  const index = named(...times(3, "kettle"), "kettledrum");
  expect(index.complete("ketle", 9)).toEqual(["kettle", "kettledrum"]);
  expect(index.complete("ketle", 1)).toEqual(["kettle"]);
  expect(index.complete("zzzzzz", 9)).toEqual([]);
});

it("a completion reads a hundred signs, and five words before the last", () => {
  const index = named("one two three four five six seven");
  expect(index.complete("nowhere two three four five six sev", 9)).toEqual([
    "two three four five six seven",
  ]);
  expect(index.complete(`${" ".repeat(97)}sev`, 9)).toEqual(["seven"]);
  expect(index.complete(`${" ".repeat(98)}sev`, 9)).toEqual(["seven"]);
  expect(index.complete(`${" ".repeat(100)}sev`, 9)).toEqual([]);
});

describe("completions of the demo", () => {
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
  ])("%s: %s goes on to %s", (language, typed, wanted) => {
    const completed = demoIndex(language).complete(typed, 8);
    if (wanted === undefined) expect(completed).toEqual([]);
    else expect(completed).toContain(wanted);
  });

  it("begin as typed, are no doubles, no codes, and find something", () => {
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

  it("are as many as asked for", () => {
    expect(demoIndex("en").complete("s", 3)).toHaveLength(3);
    expect(demoIndex("en").complete("s", 0)).toEqual([]);
  });
});
