import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mailColours } from "./mail-colours.ts";
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
  const { light } = readTokens(css);
  const tokens = Object.entries(TOKENS).map(([key, token]) => [key, resolveToken(light, token)]);
  expect(mailColours[name]).toEqual(Object.fromEntries(tokens));
});
