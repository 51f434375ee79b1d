import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fontFaces } from "./font-faces.ts";
import { fontsToPreload } from "./fonts.ts";
import { themeNames } from "./theme-names.ts";
import type { ThemeFont } from "./theme-types.ts";

const subsets = (language: string, theme: (typeof themeNames)[number] = "default") =>
  fontsToPreload(theme, language).map((url) => /-(latin-ext|latin|cyrillic)-wght/.exec(url)?.[1]);

/** The spaces of these fonts are so narrow that kerning closes them: "SaxonWay". */
const NARROW: readonly string[] = ["default", "alt", "tp", "nl"];

describe("fonts", () => {
  it("preload only the subsets that the language needs", () => {
    expect(subsets("en")).toEqual(["latin"]);
    for (const language of ["lt", "lv", "et"]) {
      expect(subsets(language)).toEqual(["latin", "latin-ext"]);
    }
    expect(subsets("ru")).toEqual(["latin", "cyrillic"]);
  });

  it.each(themeNames)("of %s preload files that its @font-face rules name", async (theme) => {
    const { font }: { font: ThemeFont } = await import(`./${theme}/theme.ts`);
    const css = fontFaces(font, "../");
    for (const language of ["lt", "ru"]) {
      for (const url of fontsToPreload(theme, language)) {
        expect(css).toContain(url.slice(url.indexOf("@fontsource-variable")));
      }
    }
    const families = [...css.matchAll(/font-family: "([^"]+)"/g)].map(([, family]) => family);
    const tokens = readFileSync(new URL(`./${theme}/tokens.css`, import.meta.url), "utf8");
    expect(new Set(families).size).toBe(2);
    for (const family of families) expect(tokens).toContain(`"${family}"`);
  });

  it("refer to existing files, with Arial adjusted to the font's metrics", () => {
    const font: ThemeFont = {
      family: "Jost",
      source: "jost",
      weights: [100, 900],
      fallback: {
        regular: { size: 96.04, ascent: 111.41, descent: 39.05 },
        bold: { size: 97.94, ascent: 109.25, descent: 38.29 },
      },
    };
    const css = fontFaces(font, "../");
    const files = [...css.matchAll(/url\("\.\.\/([^"]+)"\)/g)].map(([, file = ""]) => file);
    expect(files).toHaveLength(3);
    for (const file of files) expect(existsSync(file), file).toBe(true);
    expect(css.match(/@font-face/g)).toHaveLength(5);
    expect(css).toContain("font-weight: 100 900;");
    expect(css).toContain("size-adjust: 97.94%;\n  ascent-override: 109.25%;");
  });

  // The office is excluded, because its tables need digits of one width.
  it("do not use tabular digits outside the office", () => {
    const files = globSync("src/!(office)/**/*.{css,tsx}");
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => readFileSync(file, "utf8").includes("tabular-nums"))).toEqual([]);
  });

  it("keep a minimum gap between words", () => {
    for (const theme of themeNames) {
      const tokens = readFileSync(new URL(`./${theme}/tokens.css`, import.meta.url), "utf8");
      const [, gap = "missing"] = /--word-gap: ([^;]+);/.exec(tokens) ?? [];
      expect(Number.parseFloat(gap), theme).toBeGreaterThanOrEqual(
        NARROW.includes(theme) ? 0.05 : 0,
      );
    }
  });
});
