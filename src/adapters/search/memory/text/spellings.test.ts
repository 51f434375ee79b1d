import { describe, expect, it } from "vitest";
import { aText } from "#ports/fixtures/search-document.ts";
import { matchAll } from "./fixtures/found-docs.ts";
import { demoIndex } from "./quality/fixtures/demo-index.ts";
import { buildTextIndex } from "./text-index.ts";

const named = (names: readonly string[], language = "en") =>
  buildTextIndex(
    language,
    names.map((name, doc) => ({ doc, text: aText({ name }) })),
  );
const times = (count: number, name: string) => Array.from({ length: count }, () => name);

it("spellings are corrections of an unknown word that occur in documents", () => {
  const index = named(["kettle lamp", "settle", "kettle"]);
  expect(index.spellings("ketle", 5)).toEqual(["kettle"]);
  expect(index.spellings("KETLE", 5)).toEqual(["kettle"]);
  expect(index.spellings("ketle lamp", 5)).toEqual(["kettle lamp"]);
  expect(index.spellings("setle lamp", 5)).toEqual([]);
  expect(index.spellings("kettle", 5)).toEqual([]);
  expect(index.spellings("zzzzzz", 5)).toEqual([]);
  expect(index.spellings("", 5)).toEqual([]);
});

it("spellings leave out the given words and may end with a prefix", () => {
  const index = named([...times(3, "lampshade"), ...times(40, "lampo"), ...times(3, "shoe")]);
  expect(index.spellings("lamp zzqq", 5, ["zzqq"])).toEqual(["lamp"]);
  expect(index.spellings("shoe lamp zzqq", 5, ["zzqq"])).toEqual(["shoe lamp"]);
  expect(index.spellings("zzqq lamp", 5, ["zzqq"])).toEqual(["lamp"]);
});

it("spellings do not exceed the limit", () => {
  const index = named(["kettle", "settle", "nettle", "fettle", "mettle"]);
  expect(index.spellings("xettle", 2)).toHaveLength(2);
  expect(index.spellings("xettle", 5)).toHaveLength(3);
  expect(index.spellings("xettle", 0)).toEqual([]);
  expect(index.spellings("xettle", -1)).toEqual([]);
});

it("a word in one or two documents is corrected to one that is twenty times as common", () => {
  const one = named(["sheos", ...times(20, "shoes")]);
  expect(one.spellings("sheos", 5)).toEqual(["shoes"]);
  expect(named(["sheos", ...times(19, "shoes")]).spellings("sheos", 5)).toEqual([]);
  expect(named([...times(2, "sheos"), ...times(40, "shoes")]).spellings("sheos", 5)).toEqual([
    "shoes",
  ]);
  expect(named([...times(3, "sheos"), ...times(90, "shoes")]).spellings("sheos", 5)).toEqual([]);
});

it("stop words are not corrected", () => {
  const index = named(["lamp for kettle", "fur kettle"]);
  expect(index.spellings("ketle for lamp", 5)).toEqual(["kettle for lamp"]);
  expect(named(["lamp kettle"]).spellings("ketle for lamp", 5)).toEqual(["kettle for lamp"]);
});

it("Russian spellings include the text in another layout or script", () => {
  const index = named(["телефон", "кроссовки"], "ru");
  expect(index.spellings("ntktajy", 5)).toEqual(["телефон"]);
  expect(index.spellings("krossovki", 5)).toEqual(["кроссовки"]);
});

it("spellings are found for at most eight words and 300 characters", () => {
  const index = named(["one two three four five six seven kettle nine"]);
  const words = "one two three four five six seven";
  expect(index.spellings(`${words} ketle`, 5)).toEqual([`${words} kettle`]);
  expect(index.spellings(`${words} nine ketle`, 5)).toEqual([]);
  expect(index.spellings(`${" ".repeat(295)}ketle`, 5)).toEqual(["kettle"]);
  expect(index.spellings(`${" ".repeat(300)}ketle`, 5)).toEqual([]);
});

describe("spellings in the demo catalogue", () => {
  it.each([
    ["en", "headfones", "headphones"],
    ["en", "runing shoes", "running shoes"],
    ["en", "klangvic headphones", "klangvik headphones"],
    ["lt", "telefnas", "telefonas"],
    ["lt", "zieminiaj batai", "žieminiai batai"],
    ["lv", "austinass", "austiņas"],
    ["et", "korvaklapit", "kõrvaklapid"],
    ["ru", "кросовки", "кроссовки"],
    ["ru", "ntktajy", "телефон"],
    ["ru", "yfeiybrb", "наушники"],
  ])("%s: %s is corrected to %s", (language, typed, wanted) => {
    expect(demoIndex(language).spellings(typed, 5)).toContain(wanted);
  });

  it("are not offered for correctly spelt texts", () => {
    expect(demoIndex("en").spellings("running shoes", 5)).toEqual([]);
    expect(demoIndex("lt").spellings("bėgimo bateliai", 5)).toEqual([]);
  });

  it("find products", () => {
    for (const typed of ["blak dres", "wimens snekers", "halvron fabel"]) {
      const spellings = demoIndex("en").spellings(typed, 3);
      expect(spellings.length).toBeGreaterThan(0);
      for (const spelling of spellings) {
        expect(matchAll(demoIndex("en"), spelling).docs.length, spelling).toBeGreaterThan(0);
      }
    }
  });
});
