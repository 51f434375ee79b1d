import { listDocs } from "../../bits/bits.ts";
import type { DocSet } from "../../bits/doc-set.ts";
import { isInStock } from "../../segment/sales-rank.ts";
import type { TextMatch } from "../../text/text-index.ts";
import type { OpenSegment } from "../open-segment.ts";
import type { Scratch } from "../scratch.ts";
import type { Page } from "./page.ts";

/** Above every score that a text can have. */
const STOCK_BONUS = 1024;

/** What is in stock first; equally relevant: what sells better, then the lowest id. */
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
    // Many are equally relevant: most of them sell too little.
    if (key > page.worstKey || (key === page.worstKey && -rank > page.worstSecond)) continue;
    page.offer(key, -rank, ids[doc] as number);
  }
}
