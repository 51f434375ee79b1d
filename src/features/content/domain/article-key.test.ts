import { expect, test } from "vitest";
import { readArticleKey, writeArticleKey } from "./article-key.ts";
import { laggingLanguages } from "./lagging-languages.ts";
import { slugOf } from "./slug-of.ts";

test.each([
  ["faq.air-or-sea.all", { kind: "faq", slug: "air-or-sea", siteId: null }],
  ["pages.warranty.3", { kind: "pages", slug: "warranty", siteId: 3 }],
  ["blog.x.123456789", { kind: "blog", slug: "x", siteId: 123_456_789 }],
  [`blog.${"x".repeat(80)}.12`, { kind: "blog", slug: "x".repeat(80), siteId: 12 }],
] as const)("the key %s is parsed and written back unchanged", (text, key) => {
  expect(readArticleKey(text)).toEqual(key);
  expect(writeArticleKey(key)).toBe(text);
});

test.each([
  "",
  "faq",
  "faq.air-or-sea",
  "news.x.all",
  "faq.Air.all",
  "faq.../../etc.all",
  "faq.x.0",
  "faq.x.1.2",
  "faq.x.1e3",
  "faq.x.1x",
  "faq.x.1234567890",
  "faq.x-.all",
  "faq.x y.all",
  `faq.${"x".repeat(81)}.all`,
])("%j is no article key", (text) => expect(readArticleKey(text)).toBeUndefined());

const ages = (days: Record<string, string | null>) =>
  Object.entries(days).map(([language, at]) => ({ language, at }));

test.each([
  [{ en: "2026-03-01", lt: "2026-03-01", ru: "2026-02-28" }, ["ru"]],
  [{ lt: "2026-01-01", en: "2026-03-01", lv: null }, ["lt", "lv"]],
  [{ lt: "2026-03-02", ru: "2026-03-01" }, ["ru"]],
  [{ lt: null, ru: "2026-03-01" }, ["lt"]],
  [{ lt: null }, []],
  [{ en: "2026-03-01", lt: "2026-04-01" }, []],
])("with dates %j the outdated languages are %j", (days, behind) => {
  expect(laggingLanguages(ages(days))).toEqual(behind);
});

test.each([
  ["Kaip grąžinti prekę?", "kaip-grazinti-preke"],
  ["  Air / sea: 2 ways ", "air-sea-2-ways"],
  ["Как вернуть товар", ""],
  ["x".repeat(100), "x".repeat(80)],
])("the slug of %j is %j", (title, slug) => expect(slugOf(title)).toBe(slug));
