import { describe, expect, it } from "vitest";
import { matchAll } from "./fixtures/found-docs.ts";
import { demoTexts } from "./quality/fixtures/demo-texts.ts";
import { buildTextIndex, type TextIndex } from "./text-index.ts";

// An index of the whole demo takes long where all cores are busy.

const indexes = new Map<string, TextIndex>();

function demoIndex(language: string): TextIndex {
  const known = indexes.get(language);
  if (known) return known;
  const made = buildTextIndex(
    language,
    demoTexts(language).map(({ text }, doc) => ({ doc, text })),
  );
  indexes.set(language, made);
  return made;
}

describe("completions", () => {
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

describe("spellings", () => {
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
  ])("%s: %s may be %s", (language, typed, wanted) => {
    expect(demoIndex(language).spellings(typed, 5)).toContain(wanted);
  });

  it("are not offered for what is spelt well", () => {
    expect(demoIndex("en").spellings("running shoes", 5)).toEqual([]);
    expect(demoIndex("lt").spellings("bėgimo bateliai", 5)).toEqual([]);
  });

  it("find something", () => {
    for (const typed of ["blak dres", "wimens snekers", "halvron fabel"]) {
      for (const spelling of demoIndex("en").spellings(typed, 3)) {
        expect(matchAll(demoIndex("en"), spelling).docs.length, spelling).toBeGreaterThan(0);
      }
    }
  });
});
