import { describe, expect, test } from "vitest";
import { acceptedLanguages, LANGUAGE_COOKIE, visitorLanguage } from "./visitor-language.ts";

const baltic = ["lv", "en", "ru"];

test.each([
  [{ cookie: "ru", account: "en", acceptLanguage: "lv" }, "ru"],
  [{ cookie: "xx", account: "en", acceptLanguage: "lv" }, "en"],
  [{ acceptLanguage: "de, ru;q=0.8, en;q=0.9" }, "en"],
  [{ acceptLanguage: "de" }, "lv"],
  [{}, "lv"],
])("a visitor with %j reads %s", (hints, language) => {
  expect(visitorLanguage(baltic, hints)).toBe(language);
});

describe("an unusual Accept-Language header", () => {
  test.each([
    ["", []],
    ["*", []],
    ["en-GB,en;q=0.9", ["en", "en"]],
    ["en;q=0, lt", ["lt"]],
    ["lt;q=abc, en", ["en"]],
    [";;;,,,==", []],
    ["\u0000\u0001", []],
  ])("%j is read as %j", (header, languages) => {
    expect(acceptedLanguages(header)).toEqual(languages);
  });

  test("that is very long is cut", () => {
    expect(acceptedLanguages("xx,".repeat(100_000)).length).toBeLessThan(200);
  });
});

test("a site without languages uses English, and header qualities may have spaces", () => {
  expect(visitorLanguage([], {})).toBe("en");
  expect(acceptedLanguages("lt ; q=0.1, en; q=0.5")).toEqual(["en", "lt"]);
  expect(acceptedLanguages("lt;v=1;q=0.1, en;q=0.5")).toEqual(["en", "lt"]);
  expect(acceptedLanguages("1t, l1, l")).toEqual([]);
  expect(LANGUAGE_COOKIE).toBe("locale");
});
