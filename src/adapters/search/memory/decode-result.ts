import type {
  SearchFacet,
  SearchQuery,
  SearchResult,
  Suggestions,
  TermsKey,
} from "#ports/search.ts";
import { RANGE_KEYS } from "./plan-query.ts";
import type { CodedResult, CodedSuggestions } from "./query/coded-query.ts";
import {
  FIXED_KEYS,
  fieldIdOf,
  type TermDictionary,
  type TermList,
} from "./segment/term-dictionary.ts";

type Facets = SearchQuery["facets"];
type FacetKey = SearchFacet["key"];

/** Turns codes back into values. A facet with nothing to show is left out. */
export function decodeResult(
  { terms }: TermDictionary,
  facets: Facets,
  answer: CodedResult,
): SearchResult {
  const found = new Map<FacetKey, SearchFacet>();
  for (const facet of [...readTerms(terms, answer), ...readStats(answer)]) {
    found.set(facet.key, facet);
  }
  return {
    ids: Array.from(answer.ids),
    total: answer.total,
    facets: facetOrder(terms, facets).flatMap((key) => found.get(key) ?? []),
    didYouMean: answer.didYouMean,
    ...(answer.searchedText === undefined ? {} : { searchedText: answer.searchedText }),
  };
}

/** In the order of the query; for "all" the additional fields follow, by id. */
function facetOrder({ keys }: TermList, facets: Facets): readonly FacetKey[] {
  if (facets !== "all") return [...new Set(facets)];
  const fields = keys.slice(FIXED_KEYS.length).sort((a, b) => fieldIdOf(a) - fieldIdOf(b));
  return [
    "manufacturer",
    "current_price",
    "discount_percentage",
    "category_id",
    "category_ids",
    "flag_ids",
    "in_stock",
    ...fields,
  ];
}

function readTerms({ keys, keyOf, values }: TermList, answer: CodedResult): SearchFacet[] {
  const byKey = new Map<number, { value: string; count: number }[]>();
  for (const [at, term] of answer.terms.entries()) {
    const key = keyOf[term] as number;
    const entry = { value: values[term] as string, count: answer.counts[at] as number };
    const entries = byKey.get(key);
    if (entries) entries.push(entry);
    else byKey.set(key, [entry]);
  }
  return [...byKey].map(([key, entries]) => ({
    key: keys[key] as TermsKey,
    type: "terms",
    values: entries.sort(byCount),
  }));
}

/** Most frequent first; equal counts are sorted by value, so that the order does not depend on the engine. */
function byCount(a: { value: string; count: number }, b: { value: string; count: number }): number {
  // Stryker disable next-line EqualityOperator: no two have the same value
  return b.count - a.count || (a.value < b.value ? -1 : 1);
}

function readStats({ stats }: CodedResult): SearchFacet[] {
  return stats.map(({ column, min, max }) => ({
    key: RANGE_KEYS[column],
    type: "stats",
    min,
    max,
  }));
}

export function readSuggestions(
  { terms: { values } }: TermDictionary,
  answer: CodedSuggestions,
): Suggestions {
  const valuesOf = (terms: Uint32Array) => Array.from(terms, (term) => values[term] as string);
  return {
    queries: answer.queries,
    productIds: Array.from(answer.ids),
    categoryIds: valuesOf(answer.categoryTerms).map(Number),
    manufacturers: valuesOf(answer.manufacturerTerms),
  };
}
