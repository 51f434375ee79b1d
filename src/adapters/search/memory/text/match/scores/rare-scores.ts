import { lowerBound } from "#core/lower-bound.ts";
import type { TextBuffers } from "../../text-buffers.ts";
import type { TermRange } from "../expand-word.ts";
import { postingCount } from "../weigh-words.ts";
import { betterScore, type ScoredDocuments, scoreTable } from "./score-tables.ts";

/** The cost of one look-up, in steps of a sweep. */
const LOOK_UP_COST = 12;

/** The best scores by document, one array for all indexes of a thread. Between two words all are zero. */
let scores = new Uint32Array(0);

/** Adds the scores of rare terms: either sweeps over their lists, or looks up each document. */
export function addRareScores(
  buffers: TextBuffers,
  ranges: readonly TermRange[],
  wanted: ScoredDocuments,
  rows: Uint32Array,
): void {
  const { nameLengths, postingStarts } = buffers;
  const { docs } = wanted;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: new ones are zero as well
  if (scores.length < nameLengths.length) scores = new Uint32Array(nameLengths.length);
  // Stryker disable all: both ways give the same scores, one of them sooner
  const terms = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  const isLookedUp = docs.length * terms * LOOK_UP_COST < postingCount(buffers, ranges);
  // Stryker restore all
  for (const { from, to, quality } of ranges) {
    const table = scoreTable(quality);
    // Stryker disable next-line ConditionalExpression: both ways give the same scores
    if (isLookedUp) {
      for (let term = from; term < to; term++) lookUp(buffers, term, table, docs);
    } else {
      sweep(buffers, table, postingStarts[from] as number, postingStarts[to] as number, wanted);
    }
  }
  takeScores(docs, rows);
}

function sweep(
  { postingDocs, postingPlaces }: TextBuffers,
  table: Uint32Array,
  start: number,
  end: number,
  { bits }: ScoredDocuments,
): void {
  for (let at = start; at < end; at++) {
    const doc = postingDocs[at] as number;
    if ((((bits[doc >>> 5] as number) >>> (doc & 31)) & 1) === 0) continue;
    note(doc, table[postingPlaces[at] as number] as number);
  }
}

function note(doc: number, score: number): void {
  scores[doc] = betterScore(scores[doc] as number, score);
}

function lookUp(buffers: TextBuffers, term: number, table: Uint32Array, docs: Uint32Array): void {
  const { postingStarts, postingDocs, postingPlaces } = buffers;
  const end = postingStarts[term + 1] as number;
  let low = postingStarts[term] as number;
  // Stryker disable next-line EqualityOperator,ConditionalExpression: at the end of either list nothing more is found
  for (let row = 0; row < docs.length && low < end; row++) {
    const doc = docs[row] as number;
    // Both lists are ascending, so the next match is near: growing steps, then a binary search in the last one.
    let step = 1;
    // Stryker disable next-line EqualityOperator: the last step is halved from either side
    while (low + step < end && (postingDocs[low + step] as number) < doc) {
      low += step;
      step *= 2;
    }
    low = lowerBound(postingDocs, doc, low, Math.min(end, low + step));
    // Stryker disable next-line EqualityOperator: halving never goes beyond the end
    if (low < end && postingDocs[low] === doc) {
      note(doc, table[postingPlaces[low] as number] as number);
    }
  }
}

/** Moves the scores to the rows and sets them back to zero. */
function takeScores(docs: Uint32Array, rows: Uint32Array): void {
  // Stryker disable next-line EqualityOperator: behind the end there is nothing to score
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number;
    rows[at] = betterScore(rows[at] as number, scores[doc] as number);
    scores[doc] = 0;
  }
}
