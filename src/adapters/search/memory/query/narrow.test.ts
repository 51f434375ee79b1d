import { expect, it } from "vitest";
import { bruteForceSearch } from "#ports/fixtures/brute-force-search.ts";
import { aDocument, aPrice, aQuery, aText } from "#ports/fixtures/search-document.ts";
import { decodeResult } from "../decode-result.ts";
import { planQuery } from "../plan-query.ts";
import { makeSearchable } from "./fixtures/searchable.ts";
import { narrow } from "./narrow.ts";
import { searchSegments } from "./search-segments.ts";

/** All of them are sold, so that whole words of the set are full. */
const goods = Array.from({ length: 150 }, (_, at) =>
  aDocument({
    id: at + 1,
    sites: [aPrice(((at * 37) % 150) * 100, 1, 5000 + ((at * 53) % 100) * 50)],
    manufacturer: at % 2 === 0 ? "Nordwind" : "Auksa",
    texts: { en: aText({ name: at % 30 === 0 ? "kettle pan" : "pan" }) },
  }),
);
const later = [aDocument({ id: 900, manufacturer: "Lumen", categoryIds: [77] })];

const PRICES = { current_price: { min: 2000, max: 9000 } };
const FRACTIONS = { discount_percentage: { min: 6000, max: 9000 } };
const NORDWIND = { manufacturer: ["Nordwind"] };

it.each([
  ["a range", { filters: { ranges: PRICES } }],
  ["both ranges", { filters: { ranges: { ...PRICES, ...FRACTIONS } } }],
  [
    "both ranges and a maker",
    { filters: { terms: NORDWIND, ranges: { ...PRICES, ...FRACTIONS } } },
  ],
  ["a text that few have, and a maker", { text: "kettle", filters: { terms: NORDWIND } }],
  ["a text that all have, and a range", { text: "pan", filters: { ranges: PRICES } }],
  ["a text that few have, and a range", { text: "kettle", filters: { ranges: PRICES } }],
  ["a maker that only a later segment has", { filters: { terms: { manufacturer: ["Lumen"] } } }],
  ["a category that only it has", { filters: { terms: { category_ids: ["77"] } } }],
])("a search with %s equals a brute-force search, with and without facets", (_what, given) => {
  const searchable = makeSearchable(goods, later);
  for (const facets of ["all", [], ["manufacturer"], ["current_price"]] as const) {
    const query = aQuery({ sort: 1, limit: 200, ...given, facets });
    const coded = planQuery(searchable.dictionary, query);
    const answer = decodeResult(searchable.dictionary, facets, searchSegments(searchable, coded));
    expect({ ids: answer.ids, total: answer.total, facets: answer.facets }).toEqual(
      bruteForceSearch([...goods, ...later], query),
    );
  }
});

it("near misses are recorded for each filter only when facets are requested", () => {
  const searchable = makeSearchable(goods);
  const [segment] = searchable.segments;
  const site = segment?.siteOf.get(1);
  if (!segment || !site) throw new Error("nothing is sold");
  const missesOf = (given: Parameters<typeof aQuery>[0]) => {
    const query = planQuery(searchable.dictionary, aQuery({ facets: "all", ...given }));
    const { nearMisses, hits } = narrow(segment, site, query, undefined, searchable.scratch);
    return { hits: hits.count, of: nearMisses.map(({ of }) => of) };
  };
  expect(missesOf({})).toEqual({ hits: 150, of: [] });
  expect(missesOf({ filters: { terms: NORDWIND, ranges: PRICES } })).toEqual({
    hits: 36,
    of: [0, "cents"],
  });
  expect(missesOf({ facets: [], filters: { terms: NORDWIND, ranges: PRICES } })).toEqual({
    hits: 36,
    of: [],
  });
});
