import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SearchEngine } from "./search.ts";
import { bruteForceSearch } from "./testing/brute-force-search.ts";
import { aRandomDocument, aRandomQuery } from "./testing/search-arbitraries.ts";
import { describeOddQueries } from "./testing/search-odd-queries.suite.ts";
import { describeQueries } from "./testing/search-queries.suite.ts";
import { describeUpdates } from "./testing/search-updates.suite.ts";

export type SearchSuiteOptions = {
  /** How many catalogues are made up, and how many questions each is asked. */
  catalogues: number;
  queriesEach: number;
};

/** What every search engine must do. `openEngine` gives an empty one. */
export function searchSuite(
  name: string,
  openEngine: () => Promise<SearchEngine>,
  { catalogues, queriesEach }: SearchSuiteOptions = { catalogues: 50, queriesEach: 200 },
): void {
  describe(`search: ${name}`, () => {
    let engine: SearchEngine;
    beforeAll(async () => {
      engine = await openEngine();
    });
    afterAll(() => engine.close());

    describeQueries(() => engine);
    describeUpdates(() => engine);
    describeOddQueries(() => engine);

    it(`equals brute force in ${catalogues * queriesEach} random questions`, async () => {
      const documents = fc.uniqueArray(aRandomDocument, {
        maxLength: 60,
        selector: ({ id }) => id,
      });
      const update = fc.uniqueArray(aRandomDocument, { maxLength: 8, selector: ({ id }) => id });
      const queries = fc.array(aRandomQuery, { minLength: queriesEach, maxLength: queriesEach });
      const removed = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(documents, update, removed, queries, async (whole, newer, gone, asked) => {
          await engine.swap(whole);
          await engine.upsert(newer);
          await engine.remove(gone);
          const expected = new Map([...whole, ...newer].map((document) => [document.id, document]));
          for (const id of gone) expected.delete(id);
          const kept = [...expected.values()];
          for (const query of asked) {
            const { ids, total, facets } = await engine.search(query);
            expect({ ids, total, facets, query }).toEqual({
              ...bruteForceSearch(kept, query),
              query,
            });
          }
        }),
        { numRuns: catalogues, interruptAfterTimeLimit: 100_000, markInterruptAsFailure: true },
      );
    }, 120_000);
  });
}
