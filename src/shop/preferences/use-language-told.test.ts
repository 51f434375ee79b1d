import { expect, test } from "vitest";
import { isAnotherLanguage } from "./use-language-told.ts";

function aBrowser(languages: string[], known?: string) {
  const kept = new Map(known ? [["language", known]] : []);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { storage, languages };
}
const open = (language: string) => ({ language, siteLanguages: ["en", "lt", "lv"] });

test("the first page is compared with what the browser asks for", () => {
  expect(isAnotherLanguage(open("lt"), aBrowser(["lt-LT", "en"]))).toBe(false);
  expect(isAnotherLanguage(open("lv"), aBrowser(["lt-LT", "en"]))).toBe(true);
});

test("every other page with the one before", () => {
  const browser = aBrowser(["en"], "lt");
  expect(isAnotherLanguage(open("lt"), browser)).toBe(false);
  expect(isAnotherLanguage(open("lv"), browser)).toBe(true);
  expect(isAnotherLanguage(open("lv"), browser)).toBe(false);
  expect(isAnotherLanguage(open("en"), browser)).toBe(true);
});
