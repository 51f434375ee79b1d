import type { TextBuffers } from "../text-buffers.ts";
import type { TermRange } from "./expand-word.ts";
import { gatherWord } from "./gather-word.ts";
import { fieldScore, namePosition } from "./score-tables.ts";
import { clearOnly, markAmong, markOnly, postingCount, wordScores } from "./word-scores.ts";

/** A word of a query with all it stands for, and how much it tells (its rarity). */
export type WeighedWord = { ranges: readonly TermRange[]; weight: number };

/** Documents that all words so far are in; rows run in parallel. */
export type Candidates = {
  docs: Uint32Array;
  weights: Float32Array;
  /** Per word of the query, its position in the name. */
  positions: (Uint8Array | undefined)[];
};

/** About the steps of one look-up, against one step of a sweep. */
const LOOK_UP_COST = 12;

export function firstCandidates(
  buffers: TextBuffers,
  { ranges, weight }: WeighedWord,
  word: number,
): Candidates {
  const { docs, scores } = gatherWord(buffers, ranges);
  const weights = new Float32Array(docs.length);
  const positions = new Uint8Array(docs.length);
  for (let at = 0; at < docs.length; at++) {
    const score = scores[at] as number;
    weights[at] = weight * fieldScore(score);
    positions[at] = namePosition(score);
  }
  const all: Candidates = { docs, weights, positions: [] };
  all.positions[word] = positions;
  return all;
}

/** Those of the candidates that the next word is in too. */
export function narrow(
  buffers: TextBuffers,
  before: Candidates,
  next: WeighedWord,
  word: number,
): Candidates {
  const scores = wordScores(buffers.nameLengths.length);
  const few = isFew(buffers, before.docs.length, next.ranges);
  if (few) markOnly(buffers, next.ranges, before.docs);
  else markAmong(buffers, next.ranges, before.docs);
  const after = keepMarked(before, scores, next.weight, word);
  clearOnly(before.docs, scores);
  return after;
}

function isFew(buffers: TextBuffers, documents: number, ranges: readonly TermRange[]): boolean {
  const terms = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  return documents * terms * LOOK_UP_COST < postingCount(buffers, ranges);
}

function keepMarked(
  before: Candidates,
  scores: Uint32Array,
  weight: number,
  word: number,
): Candidates {
  const old = before.docs;
  const oldWeights = before.weights;
  const docs = new Uint32Array(old.length);
  const weights = new Float32Array(old.length);
  const rows = new Uint32Array(old.length);
  const positions = new Uint8Array(old.length);
  let kept = 0;
  for (let at = 0; at < old.length; at++) {
    const doc = old[at] as number;
    const score = scores[doc] as number;
    if (score === 0) continue;
    docs[kept] = doc;
    weights[kept] = (oldWeights[at] as number) + weight * fieldScore(score);
    positions[kept] = namePosition(score);
    rows[kept++] = at;
  }
  const after: Candidates = {
    docs: docs.subarray(0, kept),
    weights: weights.subarray(0, kept),
    positions: before.positions.map((values) => values && take(values, rows, kept)),
  };
  after.positions[word] = positions.subarray(0, kept);
  return after;
}

function take(values: Uint8Array, rows: Uint32Array, count: number): Uint8Array {
  const taken = new Uint8Array(count);
  for (let at = 0; at < count; at++) taken[at] = values[rows[at] as number] as number;
  return taken;
}
