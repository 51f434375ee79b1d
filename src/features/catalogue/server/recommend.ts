import { ownCategory } from "../domain/arrangement.ts";
import { SORT } from "../domain/sort-type.ts";
import { readWireFilters, type WireFilter } from "../domain/wire-filters.ts";
import type { CatalogueDeps, CataloguePlace } from "./catalogue-deps.ts";
import { listWireItems, queryDocuments } from "./query-documents.ts";

const RECOMMENDED = 12;
const MAX_FILTERS = 50;

/** Best sellers of the same categories, without the goods themselves. */
export async function recommend(
  deps: CatalogueDeps,
  place: CataloguePlace,
  ids: readonly number[],
  wireFilters: Record<string, WireFilter>,
) {
  const arrangement = await deps.arrangement.get();
  const records = await deps.records.get(ids);
  const categoryIds = records.flatMap((record) => {
    const own = ownCategory(arrangement.categories, record.categoryIds, place.site.categorySet);
    return own ? String(own.id) : [];
  });
  const filters = readWireFilters(wireFilters, arrangement);
  if (categoryIds.length === 0 || !filters) return { recommended: [] };
  const { items } = await queryDocuments(deps, place, {
    text: "",
    filters: { ...filters, terms: { ...filters.terms, category_id: [...new Set(categoryIds)] } },
    sort: SORT.bestSellers,
    offset: 0,
    limit: RECOMMENDED + ids.length,
    facets: false,
  });
  return {
    recommended: items.filter(({ id }) => !ids.includes(id)).slice(0, RECOMMENDED),
    recommendFor: await listWireItems(deps, place, ids),
  };
}

const BRACKETS = /^filters\[(\w{1,60})\](?:\[(gt|gte|lt|lte)?\])?$/;

/** `filters[manufacturer][]=A&filters[current_price][gte]=1`, as forms write objects. */
export function readBracketFilters(query: Record<string, unknown>): Record<string, WireFilter> {
  const filters = new Map<string, WireFilter>();
  for (const [name, given] of Object.entries(query).slice(0, MAX_FILTERS)) {
    const [, key, end] = BRACKETS.exec(name) ?? [];
    if (key === undefined) continue;
    const values = [given].flat().map(String);
    const former = filters.get(key);
    if (end) filters.set(key, { ...(Array.isArray(former) ? {} : former), [end]: values[0] });
    else filters.set(key, values);
  }
  return Object.fromEntries(filters);
}
