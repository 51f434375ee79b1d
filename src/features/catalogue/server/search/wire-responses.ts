import type { Suggestions } from "#ports/search.ts";
import type { Category } from "../../domain/category-tree.ts";
import type { WireItem } from "../../domain/wire/wire-item.ts";
import type { WireQuery } from "../../domain/wire/wire-schemas.ts";
import type { DocumentResult } from "./query-documents.ts";

/** Responses of the search protocol, made from the results of use cases. */

export const isIdsOnly = ({ selectFields }: WireQuery) =>
  selectFields?.length === 1 && selectFields[0] === "id";

export function toResult(
  query: WireQuery,
  asked: { limit: number; offset: number },
  answer: DocumentResult,
  similar: readonly WireItem[],
) {
  const { modifiers } = query;
  return {
    searchText: query.searchText ?? "",
    total: answer.total,
    items: isIdsOnly(query)
      ? answer.ids.map((id) => ({ id }))
      : answer.items.map((item) => pickFields(item, query.selectFields)),
    ...(modifiers?.facets === false ? {} : { facets: answer.facets }),
    filters: query.filters ?? {},
    sort: query.sort ?? [],
    limit: asked.limit,
    offset: asked.offset,
    ...(answer.searchedText ? { suggestedSearchText: answer.searchedText } : {}),
    ...(modifiers?.refiners === false ? {} : toRefiners(answer, similar)),
  };
}

/** Other spellings, and other products if nothing was found. */
export function toRefiners(answer: DocumentResult, similar: readonly WireItem[]) {
  return {
    ...(answer.didYouMean.length > 0
      ? {
          didYouMean: { options: answer.didYouMean },
          similarQueries: answer.didYouMean.map(({ text, count }) => ({
            wordCount: text.split(/\s+/).length,
            count,
            query: text,
            displayQuery: text,
            items: [],
          })),
        }
      : {}),
    ...(similar.length > 0 ? { similarResults: { total: similar.length, items: similar } } : {}),
  };
}

function pickFields(item: WireItem, names: readonly string[] | undefined): Record<string, unknown> {
  if (!names || names.length === 0) return item;
  const wanted = new Set(names);
  return Object.fromEntries(Object.entries(item).filter(([name]) => wanted.has(name)));
}

/** SPEC §3. */
export function toWireCategory(category: Category): WireCategory {
  return {
    id: category.id,
    slug: category.slug,
    name: category.name,
    parent_id: category.parentId,
    position: category.position,
    filterable_additional_fields: category.filterableFieldIds,
    display_in_marketplace: category.displayInMarketplace,
    children: category.children.map(toWireCategory),
  };
}
type WireCategory = {
  id: number;
  slug: string;
  name: string;
  parent_id: number | null;
  position: number;
  filterable_additional_fields: readonly number[];
  display_in_marketplace: boolean;
  children: WireCategory[];
};

/** Where a visitor can continue: longer queries, and the manufacturers with the most results. */
export function toRelated(
  text: string,
  queries: Suggestions["queries"],
  { facets, items }: DocumentResult,
) {
  const makers = facets.find(({ key }) => key === "manufacturer");
  const largest = makers && makers.type !== "stats" ? makers.items.slice(0, 5) : [];
  return [
    ...queries.map(({ text: longer, count }) => ({
      action: "QUERY" as const,
      query: longer,
      ...(count === undefined ? {} : { total: count }),
      topItems: [],
    })),
    ...largest.map(({ title, count, key }) => ({
      action: "FILTER" as const,
      facetKey: "manufacturer",
      filterValue: key,
      query: text,
      total: count,
      topItems: items.filter(({ manufacturer }) => manufacturer === title).slice(0, 3),
    })),
  ];
}
