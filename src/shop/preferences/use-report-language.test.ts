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

test("the first page is compared with what the browser asks for", () => {
  expect(noteLanguage(open("lt"), aBrowser(["lt-LT", "en"]))).toBe(false);
  expect(noteLanguage(open("lv"), aBrowser(["lt-LT", "en"]))).toBe(true);
});

test("every other page with the one before", () => {
  const browser = aBrowser(["en"], "lt");
  expect(noteLanguage(open("lt"), browser)).toBe(false);
  expect(noteLanguage(open("lv"), browser)).toBe(true);
  expect(noteLanguage(open("lv"), browser)).toBe(false);
  expect(noteLanguage(open("en"), browser)).toBe(true);
});
