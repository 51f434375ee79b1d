import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fontsToPreload } from "./fonts.ts";
import { themeNames } from "./theme-traits.ts";

const subsets = (language: string, theme: (typeof themeNames)[number] = "default") =>
  fontsToPreload(theme, language).map((url) => /-(latin-ext|latin|cyrillic)-wght/.exec(url)?.[1]);

describe("fonts", () => {
  it("preloads what the language is written in", () => {
    expect(subsets("en")).toEqual(["latin"]);
    for (const language of ["lt", "lv", "et"]) {
      expect(subsets(language)).toEqual(["latin", "latin-ext"]);
    }
    expect(subsets("ru")).toEqual(["latin", "cyrillic"]);
  });

  it("preloads the very files the theme's @font-face rules name", () => {
    for (const theme of themeNames) {
      const css = readFileSync(new URL(`./${theme}/font.css`, import.meta.url), "utf8");
      for (const language of ["lt", "ru"]) {
        for (const url of fontsToPreload(theme, language)) {
          expect(css).toContain(url.slice(url.indexOf("@fontsource-variable")));
        }
      }
      const families = [...css.matchAll(/font-family: "([^"]+)"/g)].map(([, family]) => family);
      const tokens = readFileSync(new URL(`./${theme}/tokens.css`, import.meta.url), "utf8");
      expect(new Set(families).size).toBe(2);
      for (const family of families) expect(tokens).toContain(`"${family}"`);
    }
  });
});
