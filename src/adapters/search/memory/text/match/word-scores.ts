import type { TextBuffers } from "../text-buffers.ts";
import type { TermRange } from "./expand-word.ts";
import { type ScoreTable, scoreTable } from "./score-tables.ts";

/** Best scores of the word in hand, by document. Between words all is zero. */
export type WordScores = {
  names: Uint16Array;
  others: Uint8Array;
  /** The same memory four documents at a time, to pass over empty ones quickly. */
  namePairs: Uint32Array;
  otherFours: Uint32Array;
};

/** Below this share of all documents, going through the postings again is cheaper than a sweep. */
const SMALL_SHARE = 16;

let scratch = createScores(0);

/** One set for all indexes of a thread: a query is answered at a stretch. */
export function wordScores(documents: number): WordScores {
  if (scratch.names.length < documents) scratch = createScores(documents);
  return scratch;
}

function createScores(documents: number): WordScores {
  const fours = Math.ceil(documents / 4);
  const nameMemory = new ArrayBuffer(fours * 8);
  const otherMemory = new ArrayBuffer(fours * 4);
  return {
    names: new Uint16Array(nameMemory),
    others: new Uint8Array(otherMemory),
    namePairs: new Uint32Array(nameMemory),
    otherFours: new Uint32Array(otherMemory),
  };
}

export function postingCount(buffers: TextBuffers, ranges: readonly TermRange[]): number {
  const { postingStarts } = buffers;
  let count = 0;
  for (const { from, to } of ranges) {
    count += (postingStarts[to] as number) - (postingStarts[from] as number);
  }
  return count;
}

/** Every document of the ranges gets the best score any of its terms gives. */
export function markAll(buffers: TextBuffers, ranges: readonly TermRange[]): void {
  const scores = wordScores(buffers.nameLengths.length);
  for (const { from, to, quality } of ranges) {
    const start = buffers.postingStarts[from] as number;
    markPostings(buffers, scores, scoreTable(quality), start, buffers.postingStarts[to] as number);
  }
}

function markPostings(
  { postingDocs, postingPlaces }: TextBuffers,
  { names, others }: WordScores,
  table: ScoreTable,
  start: number,
  end: number,
): void {
  const nameTable = table.name;
  const otherTable = table.other;
  for (let at = start; at < end; at++) {
    const doc = postingDocs[at] as number;
    const place = postingPlaces[at] as number;
    const name = nameTable[place] as number;
    const other = otherTable[place] as number;
    if (name > (names[doc] as number)) names[doc] = name;
    if (other > (others[doc] as number)) others[doc] = other;
  }
}

/** The same for few documents and many postings: looked up one by one. `docs` ascend. */
export function markOnly(
  buffers: TextBuffers,
  ranges: readonly TermRange[],
  docs: Uint32Array,
): void {
  const scores = wordScores(buffers.nameLengths.length);
  for (const { from, to, quality } of ranges) {
    const table = scoreTable(quality);
    for (let term = from; term < to; term++) markTerm(buffers, scores, term, table, docs);
  }
}

function markTerm(
  buffers: TextBuffers,
  scores: WordScores,
  term: number,
  table: ScoreTable,
  docs: Uint32Array,
): void {
  const { postingStarts, postingDocs } = buffers;
  const end = postingStarts[term + 1] as number;
  let low = postingStarts[term] as number;
  for (let row = 0; row < docs.length && low < end; row++) {
    const doc = docs[row] as number;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((postingDocs[middle] as number) < doc) low = middle + 1;
      else high = middle;
    }
    if (low < end && postingDocs[low] === doc) markPostings(buffers, scores, table, low, low + 1);
  }
}

export function clearAll(buffers: TextBuffers, ranges: readonly TermRange[]): void {
  const { postingStarts, postingDocs, nameLengths } = buffers;
  const { names, others } = wordScores(nameLengths.length);
  if (postingCount(buffers, ranges) * SMALL_SHARE > nameLengths.length) {
    names.fill(0, 0, nameLengths.length);
    others.fill(0, 0, nameLengths.length);
    return;
  }
  for (const { from, to } of ranges) {
    const start = postingStarts[from] as number;
    clearOnly(postingDocs.subarray(start, postingStarts[to] as number), { names, others });
  }
}

export function clearOnly(
  docs: Uint32Array,
  { names, others }: Pick<WordScores, "names" | "others">,
): void {
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number;
    names[doc] = 0;
    others[doc] = 0;
  }
}
