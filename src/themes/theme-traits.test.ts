import { describe, expect, it } from "vitest";
import { type ThemeName, themeNames, themeOf } from "./theme-names.ts";
import { traitsOf } from "./theme-traits.ts";

const OF_THE_SPECIFICATION: readonly ThemeName[] = ["default", "alt", "pj", "tp", "wl", "nl", "ae"];
const themesWhere = (test: (name: ThemeName) => boolean) => OF_THE_SPECIFICATION.filter(test);

describe("theme traits (SPEC §1)", () => {
  it("cover the seven themes of the specification", () => {
    expect(themeNames).toEqual(expect.arrayContaining([...OF_THE_SPECIFICATION]));
  });

  it("mark every theme but the default one as alt", () => {
    expect(themeNames.filter((name) => !traitsOf(name).isAlt)).toEqual(["default"]);
  });

  it("mark only nl and ae as the second alt group", () => {
    expect(themesWhere((name) => traitsOf(name).isSecondAlt)).toEqual(["nl", "ae"]);
  });

  it("hide the orders type filter only in the theme of Tarpininke", () => {
    expect(themesWhere((name) => !traitsOf(name).ordersTypeFilter)).toEqual(["tp"]);
  });

  it("have a different header, hero and signature for each theme", () => {
    for (const trait of ["header", "hero", "signature"] as const) {
      expect(new Set(OF_THE_SPECIFICATION.map((name) => traitsOf(name)[trait])).size).toBe(7);
    }
  });

  it("are those of the default theme for an unknown one", () => {
    expect(themeOf("pj")).toBe("pj");
    expect(themeOf("toString")).toBe("default");
    expect(themeOf(undefined)).toBe("default");
    expect(traitsOf("neon")).toBe(traitsOf("default"));
  });
});
