import type { Segment } from "../segment/segment.ts";
import type { TermLists } from "../segment/term-sets.ts";

/** How many documents of a site have each term: what a facet shows when nothing else is chosen. */
export type SiteCounts = Uint32Array;

/** Keeps the counts true when a document comes or goes, instead of counting a million anew. */
export function addSiteCounts(
  segment: Segment,
  counts: SiteCounts,
  doc: number,
  change: 1 | -1,
): void {
  const manufacturer = segment.manufacturers[doc] as number;
  counts[manufacturer] = (counts[manufacturer] as number) + change;
  addList(segment.setTerms, segment.categorySets[doc] as number, counts, change);
  addList(segment.labelTerms, segment.labelSets[doc] as number, counts, change);
  addList(segment.fields, doc, counts, change);
}

function addList(lists: TermLists, list: number, counts: SiteCounts, change: number): void {
  const end = lists.offsets[list + 1] as number;
  for (let at = lists.offsets[list] as number; at < end; at += 1) {
    const term = lists.terms[at] as number;
    counts[term] = (counts[term] as number) + change;
  }
}
