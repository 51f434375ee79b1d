import { describe, expect, test } from "vitest";
import { acceptedLanguages, visitorLanguage } from "./visitor-language.ts";

const baltic = ["lv", "en", "ru"];

test.each([
  [{ cookie: "ru", account: "en", acceptLanguage: "lv" }, "ru"],
  [{ cookie: "xx", account: "en", acceptLanguage: "lv" }, "en"],
  [{ acceptLanguage: "de, ru;q=0.8, en;q=0.9" }, "en"],
  [{ acceptLanguage: "de" }, "lv"],
  [{}, "lv"],
])("%j → %s", (hints, language) => {
  expect(visitorLanguage(baltic, hints)).toBe(language);
});

describe("odd Accept-Language headers", () => {
  test.each([
    ["", []],
    ["*", []],
    ["en-GB,en;q=0.9", ["en", "en"]],
    ["en;q=0, lt", ["lt"]],
    ["lt;q=abc, en", ["en"]],
    [";;;,,,==", []],
    ["\u0000\u0001", []],
  ])("%j → %j", (header, languages) => {
    expect(acceptedLanguages(header)).toEqual(languages);
  });

  test("a very long one costs little", () => {
    expect(acceptedLanguages("xx,".repeat(100_000)).length).toBeLessThan(200);
  });
});
