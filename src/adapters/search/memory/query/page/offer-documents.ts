import { SORT, type SortType } from "#ports/sort-type.ts";
import { listDocs } from "../../bits/bits.ts";
import type { DocSet } from "../../bits/doc-set.ts";
import type { Blocks } from "../../segment/blocks.ts";
import { isInStock } from "../../segment/segment.ts";
import { BITS_SHIFT } from "../../segment/shared-arrays.ts";
import type { TextMatch } from "../../text/text-index.ts";
import type { OpenSegment, OpenSite } from "../open-segment.ts";
import type { Scratch } from "../scratch.ts";
import type { Page } from "./page.ts";

/** The sort column, and 1 if the lowest comes first, else -1. */
type SortColumn = {
  values: Uint32Array | Uint16Array | Int32Array;
  blocks: Blocks;
  direction: 1 | -1;
};

function sortColumn(segment: OpenSegment, { prices }: OpenSite, sort: SortType): SortColumn {
  const { cents, centsBlocks, fractions, fractionsBlocks } = prices;
  switch (sort) {
    case SORT.priceAscending:
      return { values: cents, blocks: centsBlocks, direction: 1 };
    case SORT.priceDescending:
      return { values: cents, blocks: centsBlocks, direction: -1 };
    // The fraction still paid: the lowest is the best discount (SPEC §4).
    case SORT.bestValue:
      return { values: fractions, blocks: fractionsBlocks, direction: 1 };
    case SORT.newArrivals:
      return { values: segment.arrivalDays, blocks: segment.arrivalBlocks, direction: -1 };
    default:
      return { values: segment.salesRanks, blocks: segment.salesBlocks, direction: -1 };
  }
}

/** Skips blocks whose best value is not good enough any more. Relevance without a text means best sellers. */
export function offerByColumn(
  segment: OpenSegment,
  site: OpenSite,
  { bits, start, end }: DocSet,
  sort: SortType,
  page: Page,
): void {
  const { ids } = segment;
  const { values, blocks, direction } = sortColumn(segment, site, sort);
  const best = direction === 1 ? blocks.lowest : blocks.highest;
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let word = start; word < end; word += 1) {
    // Stryker disable next-line ConditionalExpression,LogicalOperator: a page takes nothing that is worse than its worst
    if (bits[word] === 0 || direction * (best[word] as number) > page.worstKey) continue;
    const first = word << BITS_SHIFT;
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
      const doc = first + 31 - Math.clz32(rest & -rest);
      const key = direction * (values[doc] as number);
      if (key <= page.worstKey) page.offer(key, 0, ids[doc] as number);
    }
  }
}

/** Higher than any score of a text. */
const STOCK_BONUS = 1024;

/** Products in stock first; equally relevant ones by sales, then by the lowest id. */
export function offerByScore(
  { ids, salesRanks }: OpenSegment,
  { bits, start, end, count, docs: known }: DocSet,
  score: TextMatch["score"],
  scratch: Scratch,
  page: Page,
): void {
  const { docs: listed, scores } = scratch.list(count);
  // Stryker disable next-line ConditionalExpression: a list that was at hand is not looked at
  if (!known) listDocs(bits, start, end, listed);
  const docs = known ?? listed;
  score({ docs, bits }, scores);
  for (let at = 0; at < docs.length; at += 1) {
    const inStockKey = -STOCK_BONUS - (scores[at] as number);
    // Stryker disable next-line ConditionalExpression: a page takes nothing that is worse than its worst
    if (inStockKey > page.worstKey) continue;
    const doc = docs[at] as number;
    const rank = salesRanks[doc] as number;
    const key = isInStock(rank) ? inStockKey : inStockKey + STOCK_BONUS;
    // Many documents are equally relevant; most of them sell too little for the page.
    if (key > page.worstKey || (key === page.worstKey && -rank > page.worstSecond)) continue;
    page.offer(key, -rank, ids[doc] as number);
  }
}
