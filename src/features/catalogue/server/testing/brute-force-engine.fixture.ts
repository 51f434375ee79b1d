import type { IndexableEngine, SearchDocument } from "#ports/search.ts";
import { bruteForceSearch } from "#ports/testing/brute-force-search.ts";

/** The oracle of the engines' suite as an engine, for tests of what the catalogue makes of answers. */
export function bruteForceEngine(): IndexableEngine & { documents: () => SearchDocument[] } {
  let kept = new Map<number, SearchDocument>();
  const all = () => [...kept.values()];
  return {
    can: { exactTotal: Infinity, filters: Infinity, values: Infinity },
    documents: all,
    search: async (query) => ({ ...bruteForceSearch(all(), query), didYouMean: [] }),
    async suggest({ siteId, text }) {
      const found = all().filter(
        ({ sites, texts }) =>
          sites.some((site) => site.siteId === siteId) && texts.en?.name.startsWith(text),
      );
      return {
        queries: [{ text, count: found.length }],
        productIds: found.map(({ id }) => id),
        categoryIds: [...new Set(found.flatMap(({ ownCategoryIds }) => ownCategoryIds))],
        manufacturers: [...new Set(found.map(({ manufacturer }) => manufacturer))],
      };
    },
    async upsert(documents) {
      for (const document of documents) kept.set(document.id, document);
    },
    async remove(ids) {
      for (const id of ids) kept.delete(id);
    },
    async swap(documents) {
      const next = new Map<number, SearchDocument>();
      for await (const document of documents) next.set(document.id, document);
      kept = next;
    },
    async close() {},
  };
}
