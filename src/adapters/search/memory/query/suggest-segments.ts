import { SORT } from "#ports/sort-type.ts";
import { KEY } from "../segment/term-keys.ts";
import type { CodedQuery, CodedSuggestions, CodedSuggestQuery } from "./coded-query.ts";
import { type FoundPage, runQuery, type Searchable } from "./query-run.ts";
import { countText } from "./search-segments.ts";

const MOST_COUNTS = 10_000;

/** What may be meant while it is being typed: queries, products, and the categories and brands they are of. */
export function suggestSegments(
  searchable: Searchable,
  { limit, ...asked }: CodedSuggestQuery,
): CodedSuggestions {
  const query: CodedQuery = {
    ...asked,
    groups: [],
    ranges: [],
    sort: SORT.relevance,
    offset: 0,
    limit,
    facetKeys: [KEY.categoryId, KEY.manufacturer],
    stats: [],
  };
  const queries = completionsOf(searchable, asked, limit)
    .map((text) => ({ text, count: countSuggested(searchable, query, text) }))
    .filter(({ count }) => count > 0);
  const found = runQuery(searchable, query);
  return {
    queries,
    ids: found.ids,
    categoryTerms: mostFrequent(found, searchable.keyOf, KEY.categoryId, limit),
    manufacturerTerms: mostFrequent(found, searchable.keyOf, KEY.manufacturer, limit),
  };
}

/** The same few queries are suggested again and again, one letter after another. */
function countSuggested(searchable: Searchable, query: CodedQuery, text: string): number {
  const { suggestedCounts } = searchable;
  const name = `${query.siteId} ${query.language} ${text}`;
  const known = suggestedCounts.get(name);
  if (known !== undefined) return known;
  const count = countText(searchable, query, text);
  if (suggestedCounts.size >= MOST_COUNTS) suggestedCounts.clear();
  suggestedCounts.set(name, count);
  return count;
}

function completionsOf(
  { segments }: Searchable,
  { language, text }: { language: string; text: string },
  limit: number,
): string[] {
  const completions = segments.flatMap(
    (segment) => segment.textOf(language)?.complete(text, limit) ?? [],
  );
  return [...new Set(completions)].slice(0, limit);
}

function mostFrequent(
  { terms, counts }: FoundPage,
  keyOf: Uint16Array,
  key: number,
  limit: number,
): Uint32Array {
  const places = [...terms.keys()].filter((at) => keyOf[terms[at] as number] === key);
  places.sort((a, b) => (counts[b] as number) - (counts[a] as number));
  return Uint32Array.from(places.slice(0, limit), (at) => terms[at] as number);
}
