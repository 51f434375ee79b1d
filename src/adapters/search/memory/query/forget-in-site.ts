import type { Segment } from "../segment/segment.ts";
import type { TermLists } from "../segment/term-sets.ts";

/** Keeps the counts true when a document goes, instead of counting a million anew. */
export function forgetInSite(segment: Segment, counts: Uint32Array, doc: number): void {
  const manufacturer = segment.manufacturers[doc] as number;
  counts[manufacturer] = (counts[manufacturer] as number) - 1;
  forgetList(segment.setTerms, segment.categorySets[doc] as number, counts);
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
