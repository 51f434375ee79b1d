import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { bruteForceSearch } from "./fixtures/brute-force-search.ts";
import { aRandomDocument, aRandomQuery } from "./fixtures/search-arbitraries.ts";
import { aQuery } from "./fixtures/search-document.ts";
import { describeOddQueries } from "./fixtures/search-odd-queries.suite.ts";
import { describeQueries } from "./fixtures/search-queries.suite.ts";
import { describeUpdates } from "./fixtures/search-updates.suite.ts";
import type { IndexableEngine, SearchDocument, SearchQuery } from "./search.ts";
import { SORT } from "./sort-type.ts";

type SearchSuiteOptions = {
  /** How many random catalogues there are, and how many queries each gets. */
  catalogues: number;
  queriesEach: number;
};

/** The tests for every search engine. `openEngine` returns an empty one. */
export function searchSuite(
  name: string,
  openEngine: () => Promise<IndexableEngine>,
  { catalogues, queriesEach }: SearchSuiteOptions = {
    catalogues: isFullRun ? 50 : 10,
    queriesEach: 200,
  },
): void {
  describe(`search: ${name}`, () => {
    let engine: IndexableEngine;
    beforeAll(async () => {
      engine = await openEngine();
    });
    afterAll(() => engine.close());

    describeQueries(() => engine);
    describeUpdates(() => engine);
    describeOddQueries(() => engine);

    it("equals brute force in a larger catalogue, on its last pages too", async () => {
      const [documents = []] = fc.sample(manyDocuments, { numRuns: 1, seed: 7 });
      await engine.swap(documents.slice(0, -100));
      await engine.upsert(documents.slice(-100));
      const queries = fc.sample(aRandomQuery, { numRuns: 60, seed: 7 });
      const deep = [0, 1990, 2100, 2700, 9000].flatMap((offset) =>
        Object.values(SORT).map((sort) => aQuery({ offset, limit: 60, sort, facets: "all" })),
      );
      for (const query of [...queries, ...deep]) await expectSame(engine, documents, query);
    });

    it("remembers nothing of a category that an update changed", async () => {
      const [before = [], after = []] = fc.sample(
        fc.array(aRandomDocument, { minLength: 300, maxLength: 300 }),
        { numRuns: 2, seed: 3 },
      );
      const numbered = (documents: SearchDocument[]) =>
        documents.map((document, at) => ({ ...document, id: at + 1 }));
      await engine.swap(numbered(before));
      for (const query of WARMING) await engine.search(query);
      const newer = numbered(after).slice(0, 150);
      await engine.upsert(newer);
      await engine.remove([200, 201, 202]);
      const kept = [...newer, ...numbered(before).slice(150)].filter(
        ({ id }) => id < 200 || id > 202,
      );
      for (const query of WARMING) await expectSame(engine, kept, query);
    });

    it(`equals brute force in ${catalogues * queriesEach} random questions`, async () => {
      const few = { selector: ({ id }: SearchDocument) => id, maxLength: 60 };
      const documents = fc.uniqueArray(aRandomDocument, few);
      const update = fc.uniqueArray(aRandomDocument, { ...few, maxLength: 8 });
      const queries = fc.array(aRandomQuery, { minLength: queriesEach, maxLength: queriesEach });
      const removed = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(documents, update, removed, queries, async (whole, newer, gone, asked) => {
          await engine.swap(whole);
          // Answers cached before an update must not be served after it.
          for (const query of WARMING) await engine.search(query);
          await engine.upsert(newer);
          await engine.remove(gone);
          const expected = new Map([...whole, ...newer].map((document) => [document.id, document]));
          for (const id of gone) expected.delete(id);
          for (const query of asked) await expectSame(engine, [...expected.values()], query);
        }),
        // The failed query is printed; shrinking the catalogue would take minutes.
        { numRuns: catalogues, endOnFailure: true },
      );
    });
  });
}

const WARMING = [1, 2, 3].flatMap((siteId) => [
  aQuery({ siteId, facets: "all" }),
  aQuery({ siteId, facets: "all", filters: { terms: { category_ids: ["1"] } } }),
  aQuery({ siteId, facets: "all", filters: { terms: { category_id: ["12", "51"] } } }),
]);

/** So many documents, many of them equal, that there are pages beyond the first thousands. */
const manyDocuments = fc
  .array(aRandomDocument, { minLength: 900, maxLength: 900 })
  .map((some) => Array.from({ length: 8 }, () => some).flat())
  .map((documents) => documents.map((document, at) => ({ ...document, id: at * 3 + 1 })));

async function expectSame(
  engine: IndexableEngine,
  documents: readonly SearchDocument[],
  query: SearchQuery,
): Promise<void> {
  const { ids, total, facets } = await engine.search(query);
  const expected = bruteForceSearch(documents, query);
  const isExact = expected.total <= engine.can.exactTotal;
  expect({ ids, total: isExact ? total : expected.total, facets, query }).toEqual({
    ...expected,
    query,
  });
}
