import { describe, expect, it } from "vitest";
import { type ThemeName, themeNames, themeOf } from "./theme-names.ts";
import { traitsOf } from "./theme-traits.ts";

const OF_THE_SPECIFICATION: readonly ThemeName[] = ["default", "alt", "pj", "tp", "wl", "nl", "ae"];
const themesWhere = (test: (name: ThemeName) => boolean) => OF_THE_SPECIFICATION.filter(test);

describe("theme traits (SPEC §1)", () => {
  it("has the seven themes of the specification", () => {
    expect(themeNames).toEqual(expect.arrayContaining([...OF_THE_SPECIFICATION]));
  });

  it("counts every non-default theme as alt", () => {
    expect(themeNames.filter((name) => !traitsOf(name).isAlt)).toEqual(["default"]);
  });

  it("puts nl and ae, and only them, into the second alt group", () => {
    expect(themesWhere((name) => traitsOf(name).isSecondAlt)).toEqual(["nl", "ae"]);
  });

  it("hides the orders type filter on Tarpininke only", () => {
    expect(themesWhere((name) => !traitsOf(name).ordersTypeFilter)).toEqual(["tp"]);
  });

  it("gives each of them a header, hero and signature of its own", () => {
    for (const trait of ["header", "hero", "signature"] as const) {
      expect(new Set(OF_THE_SPECIFICATION.map((name) => traitsOf(name)[trait])).size).toBe(7);
    }
  });

  it("shows a site whose theme is unknown in the default one", () => {
    expect(themeOf("pj")).toBe("pj");
    expect(themeOf("toString")).toBe("default");
    expect(themeOf(undefined)).toBe("default");
    expect(traitsOf("neon")).toBe(traitsOf("default"));
  });
});
