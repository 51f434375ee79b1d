import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mailColours, mailColoursInTheDark } from "./mail-colours.ts";
import { themeNames } from "./theme-traits.ts";
import { readTokens, resolveToken } from "./tokens.fixture.ts";

const TOKENS = {
  ink: "ink",
  quiet: "ink-2",
  paper: "paper",
  surface: "surface",
  line: "line",
  accent: "accent",
  onAccent: "on-accent",
  link: "accent-text",
};

test.each(themeNames)("mail of %s has the colours of the brand", (name) => {
  const css = readFileSync(new URL(`./${name}/tokens.css`, import.meta.url), "utf8");
  const { light, dark } = readTokens(css);
  const inTokens = (tokens: typeof light) =>
    Object.fromEntries(
      Object.entries(TOKENS).map(([key, token]) => [key, resolveToken(tokens, token)]),
    );
  expect(mailColours[name]).toEqual(inTokens(light));
  expect(mailColoursInTheDark[name]).toEqual(inTokens(dark));
});
