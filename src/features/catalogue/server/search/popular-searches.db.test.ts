import { expect, test } from "vitest";
import { DAY_MS } from "#core/durations.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { buildTestSite } from "#features/sites/domain/fixtures/site.ts";
import type { SearchQuery } from "#ports/search.ts";
import { searchEvents } from "../events/search-events.tables.ts";
import { cachePopularSearches } from "./popular-searches.ts";

const { db } = await testDatabase();

const site = buildTestSite({
  region: "popular",
  languages: [{ isoCode: "en" }, { isoCode: "lt" }],
});
let at = Date.now();
const SOLD = ["boots", "hat", "scarf"];
const index = {
  search: async ({ text, siteId }: SearchQuery) => {
    const total = siteId === site.id && SOLD.includes(text) ? 1 : 0;
    return { ids: [], total, facets: [], didYouMean: [] };
  },
};
const listPopular = cachePopularSearches({ db, index, now: () => new Date(at) });
const ask = (language = "en") => listPopular({ site, language });

const search = (
  searchQuery: string,
  visitors: number,
  extra: { name?: string; days?: number } = {},
) =>
  db.insert(searchEvents).values(
    Array.from({ length: visitors }, (_, one) => ({
      siteId: 1,
      queryKey: "popular-en-products",
      name: extra.name ?? "itemClick",
      searchQuery,
      itemId: `item ${searchQuery} ${one}`,
      visitor: `visitor ${one}`,
      hour: new Date(at),
      happenedAt: new Date(at - (extra.days ?? 0) * DAY_MS),
    })),
  );

test("popular searches are those of several visitors with results, most frequent first", async () => {
  await search("boots", 3);
  await search(" Boots", 1);
  await search("hat", 5);
  await search("mary.jones@example.com", 2);
  await search("visit evil.example", 9);
  await search("", 9);
  await search("nonsense that finds nothing", 9);
  await search("clicked suggestion", 9, { name: "suggestionClick" });
  await search("long ago", 9, { days: 31 });
  expect(await ask()).toEqual(["hat", "boots"]);
  expect(await ask("lt"), "each language has its own").toEqual([]);
});

test("popular searches are cached for ten minutes", async () => {
  await search("scarf", 6);
  expect(await ask()).not.toContain("scarf");
  at += 10 * 60_000;
  expect(await ask()).toEqual(["scarf", "hat", "boots"]);
});

test("every demo shop has popular searches in each of its languages", async () => {
  const { rows } = await db.execute<{ keys: number; least: number }>(
    `select count(*)::int as keys, min(texts)::int as least from (
       select k.query_key, count(distinct e.search_query) as texts from site_query_keys k
       left join search_events e on e.query_key = k.query_key group by k.query_key) found`,
  );
  expect(rows[0]?.keys).toBeGreaterThan(10);
  expect(rows[0]?.least).toBeGreaterThanOrEqual(5);
});
