import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFiles } from "../../scripts/checks/source-files.ts";
import { themeNames } from "./theme-names.ts";

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test("the folders are exactly the themes", () => {
  expect(folders.sort()).toEqual([...themeNames].sort());
});

test.each(themeNames)("the theme %s has data, logo, tokens and a favicon", (theme) => {
  const files = readdirSync(new URL(`./${theme}`, import.meta.url));
  expect(files.sort()).toEqual(["favicon.svg", "logo.tsx", "theme.ts", "tokens.css"]);
  const tokens = readFileSync(new URL(`./${theme}/tokens.css`, import.meta.url), "utf8");
  expect(tokens).toContain(`[data-theme="${theme}"]`);
});

/** A list of all themes anywhere else would have to be extended for each new theme. */
test("no other source file lists the themes", () => {
  const sources = readFiles("src", /(?<!\.test)\.(tsx?|css)$/).filter(
    ({ path }) => !/^src\/(themes|database)\//.test(path),
  );
  const listing = sources.filter(({ text }) =>
    ["tp", "wl", "pj"].every((theme) => new RegExp(`["'\\s]${theme}["']?[\\s,:\\]]`).test(text)),
  );
  expect(listing.map(({ path }) => path)).toEqual([]);
});
