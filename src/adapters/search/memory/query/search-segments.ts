import { SORT } from "#ports/sort-type.ts";
import { KEY } from "../segment/term-dictionary.ts";
import type {
  CodedQuery,
  CodedResult,
  CodedSuggestions,
  CodedSuggestQuery,
} from "./coded-query.ts";
import { type FoundPage, runQuery, type Searchable } from "./query-run.ts";
import { BAND } from "./text-matches.ts";

/** With fewer hits than this, other spellings are offered too. */
const FEW_HITS = 3;
const MOST_SPELLINGS = 3;

/** Runs a query; if its text found little, also returns what else may have been meant. */
export function searchSegments(searchable: Searchable, query: CodedQuery): CodedResult {
  const { band, leftOut, ...found } = runQuery(searchable, query);
  const isUnderstood = band === BAND.typed && found.total >= FEW_HITS;
  if (!query.text || isUnderstood) return { ...found, didYouMean: [] };
  const spellings = spellingsOf(searchable, query, leftOut);
  // The index has already searched for the likeliest spelling, or without words that match nothing together with the
  // others.
  const searchedText = band < BAND.typed && found.total > 0 ? spellings.shift() : undefined;
  const didYouMean = spellings
    .map((text) => ({ text, count: countText(searchable, query, text) }))
    .filter(({ count }) => count > found.total || (searchedText !== undefined && count > 0));
  return { ...found, didYouMean, ...(searchedText === undefined ? {} : { searchedText }) };
}

function spellingsOf(
  { segments }: Searchable,
  { language, text }: CodedQuery,
  leftOut: readonly string[],
): string[] {
  const spellings = segments.flatMap(
    (segment) => segment.textOf(language)?.spellings(text, MOST_SPELLINGS, leftOut) ?? [],
  );
  return [...new Set(spellings)].slice(0, MOST_SPELLINGS);
}

function countText(searchable: Searchable, query: CodedQuery, text: string): number {
  return runQuery(searchable, { ...query, text, limit: 0, facetKeys: [], stats: [] }).total;
}

const MOST_COUNTS = 10_000;

/** Suggestions while typing: queries, products, and the categories and brands of those products. */
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

/** Cached, because the same few queries are suggested again with every letter typed. */
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
