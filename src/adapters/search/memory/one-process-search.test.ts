import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bruteForceSearch } from "#ports/fixtures/brute-force-search.ts";
import { aRandomDocument, aRandomQuery } from "#ports/fixtures/search-arbitraries.ts";
import { describeOddQueries } from "#ports/fixtures/search-odd-queries.suite.ts";
import { describeQueries } from "#ports/fixtures/search-queries.suite.ts";
import { describeUpdates } from "#ports/fixtures/search-updates.suite.ts";
import type { IndexableEngine } from "#ports/search.ts";
import { createOneProcessSearch } from "./fixtures/one-process-search.ts";

// Tests the work of the engine's threads in this process; the suite with real threads runs ten thousand queries.
describe("the memory search in one process", () => {
  let engine: IndexableEngine;
  beforeAll(async () => {
    engine = await createOneProcessSearch();
  });
  afterAll(() => engine.close());

  describeQueries(() => engine);
  describeUpdates(() => engine);
  describeOddQueries(() => engine);

  it.each([1, 2, 3])("equals a brute-force search for random queries (%d)", async (seed) => {
    const some = { minLength: 150, maxLength: 150 };
    const [made = []] = fc.sample(fc.array(aRandomDocument, some), { numRuns: 1, seed });
    const documents = made.map((document, at) => ({ ...document, id: at + 1 }));
    await engine.swap(documents.slice(0, 120));
    await engine.upsert(documents.slice(120));
    for (const query of fc.sample(aRandomQuery, { numRuns: 120, seed })) {
      const { ids, total, facets } = await engine.search(query);
      expect({ ids, total, facets, query }).toEqual({
        ...bruteForceSearch(documents, query),
        query,
      });
    }
  });
});
