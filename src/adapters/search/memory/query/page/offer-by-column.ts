import { SORT, type SortType } from "#ports/sort-type.ts";
import type { DocSet } from "../../bits/doc-set.ts";
import type { Blocks } from "../../segment/blocks.ts";
import { BITS_SHIFT } from "../../segment/shared-arrays.ts";
import type { OpenSegment, OpenSite } from "../open-segment.ts";
import type { Page } from "./page.ts";

/** What is sorted by, and 1 if the lowest comes first, else -1. */
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

/** Blocks whose best is not good enough any more are passed over. Without text relevance means best sellers. */
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
