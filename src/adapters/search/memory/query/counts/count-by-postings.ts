import { countCommon, countListed, type DocSet } from "../../bits/doc-set.ts";
import type { OpenSegment } from "../open-segment.ts";

/** Measured costs in about a nanosecond each. */
// Stryker disable next-line ObjectLiteral: both ways count the same, one of them sooner
const COST = { word: 2, listed: 2, term: 1, code: 4 };

/**
 * For many documents it is faster to intersect the postings of each value of flags, stock and fields with them; for a
 * few, to look at each document.
 */
export function isCheaperByPostings(segment: OpenSegment, { start, end, count }: DocSet): boolean {
  const { bitTerms, listedDocs, terms } = segment.facetPostings;
  const share = (end - start) / Math.max(1, segment.size / 32);
  const byPostings =
    bitTerms * (end - start) * COST.word +
    listedDocs * share * COST.listed +
    terms.length * COST.term;
  const codesEach = 1 + segment.fields.terms.length / Math.max(1, segment.size);
  return byPostings < count * codesEach * COST.code;
}

export function countByPostings(
  segment: OpenSegment,
  set: DocSet,
  { counts, isWanted, keyOf }: Counting,
): void {
  const { bitsAt, bits, docsAt, docs } = segment.postings;
  for (const term of segment.facetPostings.terms) {
    if (isWanted[keyOf[term] as number] !== 1) continue;
    const at = bitsAt[term] as number;
    const count =
      at > 0
        ? countCommon(set, bits, at - 1)
        : countListed(set, docs, docsAt[term] as number, docsAt[term + 1] as number);
    counts[term] = (counts[term] as number) + count;
  }
}

/** Which keys to count, and where to add the counts. */
export type Counting = {
  counts: Uint32Array;
  /** Indexed by key number. */
  isWanted: Uint8Array;
  keyOf: Uint16Array;
};
