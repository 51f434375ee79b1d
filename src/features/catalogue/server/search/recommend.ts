import { SORT } from "#ports/sort-type.ts";
import { ownCategory } from "../../domain/taxonomy.ts";
import { readWireFilters, type WireFilter } from "../../domain/wire/wire-filters.ts";
import type { CatalogueContext, CatalogueDeps } from "../catalogue-deps.ts";
import { listWireItems, queryDocuments } from "./query-documents.ts";

const RECOMMENDED = 12;

/** Best sellers of the same categories, without the goods themselves. */
export async function recommend(
  deps: CatalogueDeps,
  context: CatalogueContext,
  ids: readonly number[],
  wireFilters: Record<string, WireFilter>,
) {
  const taxonomy = await deps.taxonomy.get();
  const records = await deps.records.get(ids);
  const categoryIds = records.flatMap((record) => {
    const own = ownCategory(taxonomy.categories, record.categoryIds, context.site.categorySet);
    return own ? String(own.id) : [];
  });
  const filters = readWireFilters(wireFilters, taxonomy);
  if (categoryIds.length === 0 || !filters) return { recommended: [] };
  const { items } = await queryDocuments(deps, context, {
    text: "",
    filters: { ...filters, terms: { ...filters.terms, category_id: [...new Set(categoryIds)] } },
    sort: SORT.bestSellers,
    offset: 0,
    limit: RECOMMENDED + ids.length,
    facets: false,
  });
  return {
    recommended: items.filter(({ id }) => !ids.includes(id)).slice(0, RECOMMENDED),
    recommendFor: await listWireItems(deps, context, ids),
  };
}
