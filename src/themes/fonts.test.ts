import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { fontsToPreload } from "./fonts.ts";
import { themeNames } from "./theme-traits.ts";

const subsets = (language: string, theme: (typeof themeNames)[number] = "default") =>
  fontsToPreload(theme, language).map((url) => /-(latin-ext|latin|cyrillic)-wght/.exec(url)?.[1]);

/** Their own spaces are so narrow that kerning closes them: "SaxonWay". */
const NARROW: readonly string[] = ["default", "nl"];

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

  it("gives digits one width only where they tick: around a 1 they gap", () => {
    const styles = globSync("src/**/*.{css,tsx}").filter((file) =>
      readFileSync(file, "utf8").includes("tabular-nums"),
    );
    expect(styles).toEqual([path.join("src", "ui", "styles", "base.css")]);
    expect(readFileSync("src/ui/styles/base.css", "utf8")).toMatch(
      /\[role="timer"\] \{\s*font-variant-numeric: tabular-nums;/,
    );
  });

  it("keeps a space between words in every font, whatever its letters' distance", () => {
    for (const theme of themeNames) {
      const tokens = readFileSync(new URL(`./${theme}/tokens.css`, import.meta.url), "utf8");
      const [, gap = "missing"] = /--word-gap: ([^;]+);/.exec(tokens) ?? [];
      expect(Number.parseFloat(gap), theme).toBeGreaterThanOrEqual(
        NARROW.includes(theme) ? 0.05 : 0,
      );
    }
  });
});
