import { expect, test } from "vitest";
import { noteLanguage } from "./use-report-language.ts";

function aBrowser(languages: string[], known?: string) {
  const kept = new Map(known ? [["language", known]] : []);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { storage, languages };
}
const open = (language: string) => ({ language, siteLanguages: ["en", "lt", "lv"] });

test("the language of the first page is compared with the browser's languages", () => {
  expect(noteLanguage(open("lt"), aBrowser(["lt-LT", "en"]))).toBe(false);
  expect(noteLanguage(open("lv"), aBrowser(["lt-LT", "en"]))).toBe(true);
});

test("the language of every other page is compared with the page before", () => {
  const browser = aBrowser(["en"], "lt");
  expect(noteLanguage(open("lt"), browser)).toBe(false);
  expect(noteLanguage(open("lv"), browser)).toBe(true);
  expect(noteLanguage(open("lv"), browser)).toBe(false);
  expect(noteLanguage(open("en"), browser)).toBe(true);
});
