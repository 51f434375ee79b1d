import { describe, expect, it } from "vitest";
import { type ThemeName, themeNames, themeOf, themeTraits } from "./theme-traits.ts";

const themesWhere = (test: (name: ThemeName) => boolean) => themeNames.filter(test);

describe("theme traits (SPEC §1)", () => {
  it("has the seven themes of the specification", () => {
    expect([...themeNames].sort()).toEqual(["ae", "alt", "default", "nl", "pj", "tp", "wl"]);
    expect(Object.keys(themeTraits).sort()).toEqual([...themeNames].sort());
  });

  it("counts every non-default theme as alt", () => {
    expect(themesWhere((name) => themeTraits[name].isAlt)).toEqual(
      themeNames.filter((name) => name !== "default"),
    );
  });

  it("puts nl and ae, and only them, into the second alt group", () => {
    expect(themesWhere((name) => themeTraits[name].isSecondAlt)).toEqual(["nl", "ae"]);
  });

  it("hides the orders type filter on Tarpininke only", () => {
    expect(themesWhere((name) => !themeTraits[name].ordersTypeFilter)).toEqual(["tp"]);
  });

  it("gives each theme a header, hero and signature of its own", () => {
    for (const trait of ["header", "hero", "signature"] as const) {
      expect(new Set(themeNames.map((name) => themeTraits[name][trait])).size).toBe(7);
    }
  });

  it("shows a site whose theme is unknown in the default one", () => {
    expect(themeOf("pj")).toBe("pj");
    expect(themeOf("toString")).toBe("default");
    expect(themeOf(undefined)).toBe("default");
  });
});
