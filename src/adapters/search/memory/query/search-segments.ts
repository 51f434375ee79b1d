import type { CodedAnswer, CodedQuery } from "./coded-query.ts";
import { runQuery, type Searchable } from "./query-run.ts";

/** Fewer hits than these are "little": other spellings are offered beside them. */
const FEW_HITS = 3;
const MOST_SPELLINGS = 3;

/** A query with the kindness of another spelling where the text as typed finds nothing. */
export function searchSegments(searchable: Searchable, query: CodedQuery): CodedAnswer {
  const found = runQuery(searchable, query);
  if (!query.text || found.total >= FEW_HITS) return { ...found, didYouMean: [] };
  const spellings = countSpellings(searchable, query, found.total);
  const best = spellings[0];
  if (!best || found.total > 0 || findsAnything(searchable, query, query.text)) {
    return { ...found, didYouMean: spellings };
  }
  const instead = runQuery(searchable, { ...query, text: best.text });
  return { ...instead, didYouMean: spellings, searchedText: best.text };
}

/** Spellings that find more than the text itself did, with the same filters. */
function countSpellings(searchable: Searchable, query: CodedQuery, total: number) {
  return spellingsOf(searchable, query)
    .map((text) => ({ text, count: countText(searchable, query, text) }))
    .filter(({ count }) => count > total);
}

function spellingsOf({ segments }: Searchable, { language, text }: CodedQuery): string[] {
  const spellings = segments.flatMap(
    (segment) => segment.textOf(language)?.spellings(text, MOST_SPELLINGS) ?? [],
  );
  return [...new Set(spellings)].filter((spelling) => spelling !== text).slice(0, MOST_SPELLINGS);
}

export function countText(searchable: Searchable, query: CodedQuery, text: string): number {
  return runQuery(searchable, { ...query, text, limit: 0, facetKeys: [], stats: [] }).total;
}

/** Whether it was the filters that left nothing over. */
function findsAnything(searchable: Searchable, query: CodedQuery, text: string): boolean {
  return countText(searchable, { ...query, groups: [], ranges: [] }, text) > 0;
}
