import { describe, expect, test } from "vitest";
import { localisePath, readLocalePath } from "./locale-path.ts";

const read = (path: string) => readLocalePath(path, ["lv", "en", "ru"], () => "lv");

describe("the locale path", () => {
  test.each([
    ["/lv", "lv", "/"],
    ["/lv/", "lv", "/"],
    ["/en/faq", "en", "/faq"],
    ["/ru/blog/a-b", "ru", "/blog/a-b"],
  ])("%s has language %s and path %s", (path, language, rest) => {
    expect(read(path)).toEqual({ kind: "localised", language, path: rest });
  });

  test.each([
    ["/", "/lv/"],
    ["/faq", "/lv/faq"],
    ["/lt/faq", "/lv/faq"],
    ["/LT/faq", "/lv/faq"],
    ["/EN/faq", "/en/faq"],
    ["/Ru", "/ru/"],
    ["/EN//evil.example", "/en/evil.example"],
    ["/xx", "/lv/"],
    ["/faq/", "/lv/faq/"],
    ["//evil.example", "/lv/evil.example"],
    ["//lv/faq", "/lv/faq"],
    ["/\\evil.example", "/lv/evil.example"],
    ["/xx//evil.example", "/lv/evil.example"],
    ["/xx/\\evil.example", "/lv/evil.example"],
    ["/lvs", "/lv/lvs"],
  ])("%s is redirected to %s, never to another host", (path, to) => {
    expect(read(path)).toEqual({ kind: "redirect", to });
  });
});

test("the home path of a language ends with a slash", () => {
  expect(localisePath("/", "et")).toBe("/et/");
});
