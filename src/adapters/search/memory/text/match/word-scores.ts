import type { TextBuffers } from "../text-buffers.ts";
import type { TermRange } from "./expand-word.ts";
import { scoreTable } from "./score-tables.ts";

/** Best scores of the word in hand, by document: one pair of arrays for all indexes of a thread. */
let names = new Uint16Array(0);
let others = new Uint8Array(0);

/** Below this share of all documents, going through the postings again is cheaper than a sweep. */
const SMALL_SHARE = 16;

export type WordScores = { names: Uint16Array; others: Uint8Array };

/** Makes room; between words the arrays are all zero. */
export function wordScores(documents: number): WordScores {
  if (names.length < documents) {
    names = new Uint16Array(documents);
    others = new Uint8Array(documents);
  }
  return { names, others };
}

export function postingCount(buffers: TextBuffers, ranges: readonly TermRange[]): number {
  const { postingStarts } = buffers;
  return ranges.reduce(
    (sum, { from, to }) => sum + ((postingStarts[to] as number) - (postingStarts[from] as number)),
    0,
  );
}

/** Every document of the ranges gets the best score any of its terms gives. */
export function markAll(buffers: TextBuffers, ranges: readonly TermRange[]): void {
  const { postingStarts, postingDocs, postingPlaces } = buffers;
  for (const { from, to, quality } of ranges) {
    const table = scoreTable(quality);
    const end = postingStarts[to] as number;
    for (let at = postingStarts[from] as number; at < end; at++) {
      const doc = postingDocs[at] as number;
      const place = postingPlaces[at] as number;
      const name = table.name[place] as number;
      const other = table.other[place] as number;
      if (name > (names[doc] as number)) names[doc] = name;
      if (other > (others[doc] as number)) others[doc] = other;
    }
  }
}

/** The same for few documents and many postings: looked up one by one. `docs` ascend. */
export function markOnly(
  buffers: TextBuffers,
  ranges: readonly TermRange[],
  docs: Uint32Array,
): void {
  for (const { from, to, quality } of ranges) {
    const table = scoreTable(quality);
    for (let term = from; term < to; term++) markTerm(buffers, term, table, docs);
  }
}

function markTerm(
  { postingStarts, postingDocs, postingPlaces }: TextBuffers,
  term: number,
  table: ReturnType<typeof scoreTable>,
  docs: Uint32Array,
): void {
  const end = postingStarts[term + 1] as number;
  let low = postingStarts[term] as number;
  for (const doc of docs) {
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((postingDocs[middle] as number) < doc) low = middle + 1;
      else high = middle;
    }
    if (low === end) return;
    if (postingDocs[low] !== doc) continue;
    const place = postingPlaces[low] as number;
    const name = table.name[place] as number;
    const other = table.other[place] as number;
    if (name > (names[doc] as number)) names[doc] = name;
    if (other > (others[doc] as number)) others[doc] = other;
  }
}

export function clearAll(buffers: TextBuffers, ranges: readonly TermRange[]): void {
  const { postingStarts, postingDocs, nameLengths } = buffers;
  if (postingCount(buffers, ranges) * SMALL_SHARE > nameLengths.length) {
    names.fill(0, 0, nameLengths.length);
    others.fill(0, 0, nameLengths.length);
    return;
  }
  for (const { from, to } of ranges) {
    const end = postingStarts[to] as number;
    for (let at = postingStarts[from] as number; at < end; at++)
      clearOne(postingDocs[at] as number);
  }
}

export function clearOne(doc: number): void {
  names[doc] = 0;
  others[doc] = 0;
}
