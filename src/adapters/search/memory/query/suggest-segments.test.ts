import { expect, it } from "vitest";
import { aDocument, aPrice, aText } from "#ports/fixtures/search-document.ts";
import type { SearchDocument } from "#ports/search.ts";
import { makeSearchable } from "./fixtures/searchable.ts";
import { suggestSegments } from "./search-segments.ts";

let lastId = 0;
const named = (name: string, given: Partial<SearchDocument> = {}) =>
  aDocument({ id: ++lastId, texts: { en: aText({ name }) }, ...given });
const elsewhere = { sites: [aPrice(1000, 2)] };

function suggest(searchable: ReturnType<typeof makeSearchable>, text: string, given = {}) {
  const asked = { siteId: 1, language: "en", text, limit: 5, ...given };
  const { queries, ids, categoryTerms, manufacturerTerms } = suggestSegments(searchable, asked);
  const valuesOf = (terms: Uint32Array) =>
    [...terms].map((term) => searchable.dictionary.terms.values[term]);
  return {
    queries,
    count: ids.length,
    categories: valuesOf(categoryTerms),
    makers: valuesOf(manufacturerTerms),
  };
}

it("suggestions come from all segments, once each, and only for products sold on the site", () => {
  const searchable = makeSearchable(
    [named("kettle"), named("kettle"), named("kestrel", elsewhere)],
    [named("kettle"), named("kebab")],
  );
  expect(suggest(searchable, "ke").queries).toEqual([
    { text: "kettle", count: 3 },
    { text: "kebab", count: 1 },
  ]);
  expect(suggest(searchable, "ke", { limit: 1 })).toMatchObject({
    queries: [{ text: "kettle", count: 3 }],
    count: 1,
  });
  expect(suggest(searchable, "ke", { siteId: 2 }).queries).toEqual([{ text: "kestrel", count: 1 }]);
  expect(suggest(searchable, "ke", { language: "lt" })).toMatchObject({ queries: [], count: 0 });
});

it("suggestions list categories and brands with the most products first, up to the limit", () => {
  const searchable = makeSearchable([
    named("kettle", { manufacturer: "Auksa", ownCategoryIds: [12] }),
    named("kettle", { manufacturer: "Nordwind", ownCategoryIds: [11] }),
    named("kettle", { manufacturer: "Lumen", ownCategoryIds: [13] }),
    named("kettle", { manufacturer: "Lumen", ownCategoryIds: [13] }),
  ]);
  expect(suggest(searchable, "kettle")).toMatchObject({
    categories: ["13", "12", "11"],
    makers: ["Lumen", "Auksa", "Nordwind"],
  });
  expect(suggest(searchable, "kettle", { limit: 2 })).toMatchObject({
    categories: ["13", "12"],
    makers: ["Lumen", "Auksa"],
  });
});

it("the count of a suggested query is cached by site and language, up to a limit of entries", () => {
  const searchable = makeSearchable([named("kettle"), named("kettle", elsewhere)]);
  const counts = searchable.suggestedCounts;
  suggest(searchable, "ket");
  suggest(searchable, "ket", { siteId: 2 });
  expect([...counts]).toEqual([
    ["1 en kettle", 1],
    ["2 en kettle", 1],
  ]);
  counts.set("1 en kettle", 7);
  expect(suggest(searchable, "kett").queries).toEqual([{ text: "kettle", count: 7 }]);

  const fill = (size: number) => {
    counts.clear();
    for (let at = 0; at < size; at += 1) counts.set(`other ${at}`, 1);
    suggest(searchable, "ket");
    return counts.size;
  };
  expect(fill(9_999)).toBe(10_000);
  expect(fill(10_000)).toBe(1);
});
