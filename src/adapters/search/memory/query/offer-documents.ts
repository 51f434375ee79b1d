import { SORT, type SortType } from "#features/catalogue/domain/sort-type.ts";
import type { DocList } from "./count-terms.ts";
import type { OpenSegment, OpenSite } from "./open-segment.ts";
import type { Page } from "./page.ts";

type KeyColumn = Uint32Array | Uint16Array | Int32Array | Float32Array;

/** Offers documents to the page by the query's sort; without text relevance means best sellers. */
export function offerDocuments(
  segment: OpenSegment,
  site: OpenSite,
  list: DocList,
  sort: SortType,
  scores: Float32Array | undefined,
  page: Page,
): void {
  if (sort === SORT.relevance && scores) offerByScore(segment, list, scores, page);
  else offerByColumn(segment.ids, list, ...sortColumn(segment, site, sort), page);
}

/** What is sorted by, and 1 if the lowest comes first, else -1. */
function sortColumn(
  segment: OpenSegment,
  { prices }: OpenSite,
  sort: SortType,
): [KeyColumn, number] {
  switch (sort) {
    case SORT.priceAscending:
      return [prices.cents, 1];
    case SORT.priceDescending:
      return [prices.cents, -1];
    // The fraction still paid: the lowest is the best discount (SPEC §4).
    case SORT.bestValue:
      return [prices.fractions, 1];
    case SORT.newArrivals:
      return [segment.arrivalDays, -1];
    default:
      return [segment.paidAmounts, -1];
  }
}

function offerByColumn(
  ids: Uint32Array,
  { docs, count }: DocList,
  column: KeyColumn,
  direction: number,
  page: Page,
): void {
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] as number;
    const key = direction * (column[doc] as number);
    if (key <= page.worstKey) page.offer(key, 0, ids[doc] as number);
  }
}

/** Equally relevant: what sells better, then the lowest id. */
function offerByScore(
  { ids, paidAmounts }: OpenSegment,
  { docs, count }: DocList,
  scores: Float32Array,
  page: Page,
): void {
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] as number;
    const key = -(scores[doc] as number);
    if (key <= page.worstKey) page.offer(key, -(paidAmounts[doc] as number), ids[doc] as number);
  }
}
