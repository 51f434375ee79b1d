import type { CodedQuery, CodedResult } from "./coded-query.ts";
import { runQuery, type Searchable } from "./query-run.ts";
import { BAND } from "./text-matches.ts";

/** Fewer hits than these are "little": other spellings are offered beside them. */
const FEW_HITS = 3;
const MOST_SPELLINGS = 3;

/** A query, and where its text found little, what else may have been meant. */
export function searchSegments(searchable: Searchable, query: CodedQuery): CodedResult {
  const { band, ...found } = runQuery(searchable, query);
  const isUnderstood = band === BAND.typed && found.total >= FEW_HITS;
  if (!query.text || isUnderstood) return { ...found, didYouMean: [] };
  const spellings = spellingsOf(searchable, query);
  // The index has already searched for the likeliest spelling where the text itself is unknown.
  const searchedText = band < BAND.typed && found.total > 0 ? spellings.shift() : undefined;
  const didYouMean = spellings
    .map((text) => ({ text, count: countText(searchable, query, text) }))
    .filter(({ count }) => count > found.total || (searchedText !== undefined && count > 0));
  return { ...found, didYouMean, ...(searchedText === undefined ? {} : { searchedText }) };
}

function spellingsOf({ segments }: Searchable, { language, text }: CodedQuery): string[] {
  const spellings = segments.flatMap(
    (segment) => segment.textOf(language)?.spellings(text, MOST_SPELLINGS) ?? [],
  );
  return [...new Set(spellings)].slice(0, MOST_SPELLINGS);
}

export function countText(searchable: Searchable, query: CodedQuery, text: string): number {
  return runQuery(searchable, { ...query, text, limit: 0, facetKeys: [], stats: [] }).total;
}
