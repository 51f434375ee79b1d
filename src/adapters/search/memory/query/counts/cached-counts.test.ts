import { expect, it } from "vitest";
import { bruteForceSearch } from "#ports/fixtures/brute-force-search.ts";
import { aDocument, aQuery } from "#ports/fixtures/search-document.ts";
import type { SearchDocument } from "#ports/search.ts";
import { decodeResult } from "../../decode-result.ts";
import { planQuery } from "../../plan-query.ts";
import { makeSearchable } from "../fixtures/searchable.ts";
import { hideDocuments } from "../open-segment.ts";
import { searchSegments } from "../search-segments.ts";

/** Products of three categories, with values for everything that is counted. */
const goods = Array.from({ length: 60 }, (_, at) =>
  aDocument({
    id: at + 1,
    manufacturer: ["Nordwind", "Auksa", ""][at % 3] ?? "",
    ownCategoryIds: [11 + (at % 4)],
    categoryIds: [11 + (at % 4), 1 + (at % 2)],
    flagIds: at % 5 === 0 ? [1, 2] : [],
    inStock: at % 7 > 0,
    fields: { 7: at % 2 === 0 ? ["red", "blue"] : ["red"] },
  }),
);

const PLAIN = aQuery({ facets: "all" });
const inCategory = (id: number) =>
  aQuery({ facets: "all", filters: { terms: { category_id: [String(id)] } } });
const below = (id: number) =>
  aQuery({ facets: "all", filters: { terms: { category_ids: [String(id), "none"] } } });
const ALL = [PLAIN, inCategory(11), inCategory(12), below(1), below(2)];

function expectSame(searchable: ReturnType<typeof makeSearchable>, left: SearchDocument[]) {
  for (const query of ALL) {
    const answer = searchSegments(searchable, planQuery(searchable.dictionary, query));
    const { ids, total, facets } = decodeResult(searchable.dictionary, query.facets, answer);
    expect({ ids, total, facets }).toEqual(bruteForceSearch(left, query));
  }
}

it("cached counts stay correct without a recount when documents are hidden", () => {
  const searchable = makeSearchable(goods);
  const [segment] = searchable.segments;
  const kept = segment?.siteOf.get(1)?.countCache;
  expectSame(searchable, goods);
  expect(kept?.size).toBe(5);
  const counts = [...(kept?.values() ?? [])];
  if (segment) hideDocuments(segment, [1, 2, 6, 30, 999]);
  expectSame(
    searchable,
    goods.filter(({ id }) => ![1, 2, 6, 30].includes(id)),
  );
  expect([...(kept?.values() ?? [])]).toEqual(counts);
});

it("counts of queries with other filters are not cached", () => {
  const searchable = makeSearchable(goods);
  const kept = searchable.segments[0]?.siteOf.get(1)?.countCache;
  const ask = (given: Parameters<typeof aQuery>[0]) =>
    searchSegments(searchable, planQuery(searchable.dictionary, aQuery(given)));
  ask({ facets: [] });
  ask({ facets: "all", text: "nothing" });
  ask({ facets: "all", filters: { ranges: { current_price: { min: 1 } } } });
  ask({
    facets: ["flag_ids"],
    filters: { terms: { category_id: ["11"], manufacturer: ["Auksa"] } },
  });
  ask({ facets: ["flag_ids"], filters: { terms: { manufacturer: ["Auksa"] } } });
  expect(kept?.size).toBe(0);
  // Its own selection does not narrow a facet, so the facet is counted for the whole site.
  ask({ facets: ["manufacturer"], filters: { terms: { manufacturer: ["Auksa"] } } });
  expect([...(kept?.keys() ?? [])]).toEqual([""]);
});

it("counts of the whole site and of recently used categories are cached, up to a memory limit", () => {
  const few = Array.from({ length: 12 }, (_, at) =>
    aDocument({ id: at + 1, ownCategoryIds: [at] }),
  );
  const made = makeSearchable(few);
  // Adds this many other values to the dictionary.
  const keyOf = new Uint16Array(2 ** 18 + 9).fill(0xffff);
  keyOf.set(made.keyOf);
  const searchable = { ...made, keyOf };
  const kept = searchable.segments[0]?.siteOf.get(1)?.countCache;
  const ask = (query: ReturnType<typeof aQuery>) =>
    searchSegments(
      searchable,
      planQuery(searchable.dictionary, { ...query, facets: ["flag_ids"] }),
    );
  ask(PLAIN);
  for (const id of [0, 1, 2, 3, 4, 5, 0, 6, 7]) ask(inCategory(id));
  const codeOf = (id: number) => `1:${searchable.dictionary.code(1, String(id))}`;
  // The limit is eight million bytes, and each entry takes a little more than a million.
  expect([...(kept?.keys() ?? [])]).toEqual(["", ...[3, 4, 5, 0, 6, 7].map(codeOf)]);
});
