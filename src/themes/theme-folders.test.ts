import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFiles } from "../../scripts/checks/source-files.ts";
import { themeNames } from "./theme-names.ts";

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test("every theme is a folder, and every folder a theme", () => {
  expect(folders.sort()).toEqual([...themeNames].sort());
});

test.each(themeNames)("%s is whole: data, logo, tokens and favicon", (theme) => {
  const files = readdirSync(new URL(`./${theme}`, import.meta.url));
  expect(files.sort()).toEqual(["favicon.svg", "logo.tsx", "theme.ts", "tokens.css"]);
  const tokens = readFileSync(new URL(`./${theme}/tokens.css`, import.meta.url), "utf8");
  expect(tokens).toContain(`[data-theme="${theme}"]`);
});

/** A list of all themes anywhere else would have to be extended for each new theme. */
test("nothing else in the shop lists the themes", () => {
  const sources = readFiles("src", /(?<!\.test)\.(tsx?|css)$/).filter(
    ({ path }) => !/^src\/(themes|database)\//.test(path),
  );
  const listing = sources.filter(({ text }) =>
    ["tp", "wl", "pj"].every((theme) => new RegExp(`["'\\s]${theme}["']?[\\s,:\\]]`).test(text)),
  );
  expect(listing.map(({ path }) => path)).toEqual([]);
});
