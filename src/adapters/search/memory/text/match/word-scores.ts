import type { TextBuffers } from "../text-buffers.ts";
import type { TermRange } from "./expand-word.ts";
import { betterScore, scoreTable } from "./score-tables.ts";

/** One for all indexes of a thread: a query is answered at a stretch. */
let scratch = new Uint32Array(0);

/** Best scores of the word in hand, by document (score-tables.ts). Between words all is zero. */
export function wordScores(documents: number): Uint32Array {
  if (scratch.length < documents) scratch = new Uint32Array(documents);
  return scratch;
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
  scores: Uint32Array,
  table: Uint32Array,
  start: number,
  end: number,
): void {
  for (let at = start; at < end; at++) {
    const doc = postingDocs[at] as number;
    const score = table[postingPlaces[at] as number] as number;
    const before = scores[doc] as number;
    scores[doc] = before === 0 ? score : betterScore(before, score);
  }
}

/** One for all indexes of a thread; between words all is zero. */
let among = new Int32Array(0);

/** The same for some documents alone: the others are passed over by a bit for each. */
export function markAmong(
  buffers: TextBuffers,
  ranges: readonly TermRange[],
  docs: Uint32Array,
): void {
  const { nameLengths, postingStarts } = buffers;
  const words = (nameLengths.length + 31) >>> 5;
  if (among.length < words) among = new Int32Array(words);
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number;
    among[doc >>> 5] = (among[doc >>> 5] as number) | (1 << (doc & 31));
  }
  for (const { from, to, quality } of ranges) {
    const start = postingStarts[from] as number;
    markPostingsAmong(buffers, scoreTable(quality), start, postingStarts[to] as number);
  }
  for (let at = 0; at < docs.length; at++) among[(docs[at] as number) >>> 5] = 0;
}

function markPostingsAmong(
  { postingDocs, postingPlaces, nameLengths }: TextBuffers,
  table: Uint32Array,
  start: number,
  end: number,
): void {
  const scores = wordScores(nameLengths.length);
  const bits = among;
  for (let at = start; at < end; at++) {
    const doc = postingDocs[at] as number;
    if ((((bits[doc >>> 5] as number) >>> (doc & 31)) & 1) === 0) continue;
    const score = table[postingPlaces[at] as number] as number;
    const before = scores[doc] as number;
    scores[doc] = before === 0 ? score : betterScore(before, score);
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
  scores: Uint32Array,
  term: number,
  table: Uint32Array,
  docs: Uint32Array,
): void {
  const { postingStarts, postingDocs } = buffers;
  const end = postingStarts[term + 1] as number;
  let low = postingStarts[term] as number;
  for (let row = 0; row < docs.length && low < end; row++) {
    const doc = docs[row] as number;
    // Both lists ascend, so the next one is near: ever longer steps, then halving the last.
    let step = 1;
    while (low + step < end && (postingDocs[low + step] as number) < doc) {
      low += step;
      step *= 2;
    }
    let high = Math.min(end, low + step);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((postingDocs[middle] as number) < doc) low = middle + 1;
      else high = middle;
    }
    if (low < end && postingDocs[low] === doc) markPostings(buffers, scores, table, low, low + 1);
  }
}

export function clearOnly(docs: Uint32Array, scores: Uint32Array): void {
  for (let at = 0; at < docs.length; at++) scores[docs[at] as number] = 0;
}
