import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { openSearchNode } from "#adapters/search/lupa/fixtures/search-node.ts";
import { searchAnyLanguage } from "#features/catalogue/server/search/search-any-language.ts";
import { buildTestSite } from "#features/sites/domain/fixtures/site.ts";
import { createSiteRegistry } from "#features/sites/server/registry/site-registry.ts";
import { createMetrics } from "#platform/metrics/metrics.ts";
import { aDocument, aPrice, aQuery, aText } from "#ports/fixtures/search-document.ts";
import { readEnvironment } from "../settings/environment.ts";
import { openSearch } from "./open-search.ts";

const site = (...isoCodes: string[]) =>
  buildTestSite({ languages: isoCodes.map((isoCode) => ({ isoCode })) });
const withoutEnglish = site("lt", "ru");
const withEnglish = site("ru", "en");
const SITES = [withoutEnglish, withEnglish];

const node = await openSearchNode(SITES);
afterAll(node.close);
const goods = (id: number, name: { en: string; ru: string; lt: string }) =>
  aDocument({
    id,
    sites: SITES.map((one) => aPrice(1000, one.id)),
    texts: {
      en: aText({ name: name.en }),
      ru: aText({ name: name.ru }),
      lt: aText({ name: name.lt }),
    },
  });
await node.behind.upsert([
  goods(1, { en: "nike jacket", ru: "nike куртка", lt: "nike striukė" }),
  goods(2, { en: "nike shoe", ru: "nike ботинок", lt: "nike batas" }),
]);

const { engine } = await openSearch({
  environment: readEnvironment({ ROLE: "web", SEARCH_URL: node.baseUrl }),
  log: pino({ level: "silent" }),
  dataDir: "",
  registry: createSiteRegistry({ sites: SITES, redirects: [] }),
  reload: () => {
    throw new Error("a search elsewhere is not filled from here");
  },
  metrics: createMetrics(),
  objects: undefined,
});
afterAll(() => engine.close());

const search = (where: typeof withEnglish, text: string) =>
  searchAnyLanguage(
    { index: engine },
    { site: where, language: "ru" },
    aQuery({ siteId: where.id, language: "ru", text }),
  );

test("a site without English is searched only in its own languages", async () => {
  expect(await search(withoutEnglish, "zzqqxxww")).toMatchObject({ total: 0, ids: [] });
  expect(await search(withoutEnglish, "striukė")).toMatchObject({ ids: [1] });
});

test("an exact match in another language comes before a match of fewer words", async () => {
  const found = await search(withEnglish, "nike jacket");
  expect(found.ids).toEqual([1]);
  expect(found.searchedText).toBeUndefined();
});

test("if no language has all words, fewer are searched in the page's language", async () => {
  const found = await search(withEnglish, "nike zzqqxxww");
  expect(found.ids.toSorted()).toEqual([1, 2]);
  expect(found.searchedText).toBe("nike");
});
