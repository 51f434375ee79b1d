import type { Segment } from "../../segment/segment.ts";
import type { TermLists } from "../../segment/term-sets.ts";

/** How many documents of a site, or of some categories of it, have each term. */
export type CachedCounts = {
  counts: Uint32Array;
  /** 1 for each category set that is counted; undefined if all are. */
  sets: Uint8Array | undefined;
};

/** Corrects the counts when a document is removed, instead of counting all others again. */
export function subtractDocument(
  segment: Segment,
  { counts, sets }: CachedCounts,
  doc: number,
): void {
  const categorySet = segment.categorySets[doc] as number;
  if (sets && sets[categorySet] === 0) return;
  const manufacturer = segment.manufacturers[doc] as number;
  counts[manufacturer] = (counts[manufacturer] as number) - 1;
  forgetList(segment.setTerms, categorySet, counts);
  forgetList(segment.labelTerms, segment.labelSets[doc] as number, counts);
  forgetList(segment.fields, doc, counts);
}

function forgetList(lists: TermLists, list: number, counts: Uint32Array): void {
  const end = lists.offsets[list + 1] as number;
  for (let at = lists.offsets[list] as number; at < end; at += 1) {
    const term = lists.terms[at] as number;
    counts[term] = (counts[term] as number) - 1;
  }
}
