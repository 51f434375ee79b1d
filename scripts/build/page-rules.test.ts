import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGES } from "../../src/pages.ts";
import { inProject } from "../set-up/project.mjs";
import { pageRules, RULES_FILE } from "./page-rules.ts";

/** Removes what the formatter may have changed. */
const bare = (text: string) => text.replace(/[\s,]/g, "").replaceAll("\\/", "/");

test("the generated page rules match the table of pages (npm run page-rules)", () => {
  expect(bare(readFileSync(inProject(RULES_FILE), "utf8"))).toBe(bare(pageRules()));
});

test("every page of the table has a module and a unique path", () => {
  expect(PAGES.filter(({ module }) => !existsSync(inProject(`src/${module}`)))).toEqual([]);
  expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
});

test("a page with secrets, card forms or payments is never public", () => {
  const told = PAGES.filter(({ secret, cards, paying }) => secret || cards || paying)
    .filter(({ access }) => access === "public")
    .map(({ path }) => path);
  expect(told).toEqual([]);
});

test("only public pages are cached or indexed", () => {
  const open = PAGES.filter(({ indexed, cached }) => indexed || cached);
  expect(open.filter(({ access }) => access !== "public")).toEqual([]);
});
