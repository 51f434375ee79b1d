import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { emailColours } from "./email-colours.ts";
import { themeNames } from "./theme-names.ts";

test("emails have the light and dark colours of the theme", () => {
  expect(emailColours("nl")).toEqual({
    light: {
      ink: "#0e2a47",
      quiet: "#3e546b",
      paper: "#fffdf8",
      surface: "#ffffff",
      line: "#dad9d0",
      accent: "#ff7a00",
      onAccent: "#0e2a47",
      link: "#a84a00",
    },
    dark: {
      ink: "#f7f3e8",
      quiet: "#b9c6d3",
      paper: "#0a1b2e",
      surface: "#10263e",
      line: "#223b56",
      accent: "#ff8f2b",
      onAccent: "#0a1b2e",
      link: "#ffb06a",
    },
  });
});

test.each(themeNames)("email colours of %s are hexadecimal values of its tokens", (theme) => {
  const css = readFileSync(new URL(`./${theme}/tokens.css`, import.meta.url), "utf8");
  const { light, dark } = emailColours(theme);
  for (const colour of [...Object.values(light), ...Object.values(dark)]) {
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(css).toContain(colour);
  }
});

test("emails of an unknown theme have the default colours", () => {
  expect(emailColours("neon")).toEqual(emailColours("default"));
});
