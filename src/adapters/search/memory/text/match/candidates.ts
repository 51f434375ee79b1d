import type { TextBuffers } from "../text-buffers.ts";
import type { TermRange } from "./expand-word.ts";
import { fieldScore, namePosition } from "./score-tables.ts";
import { clearOnly, markAmong, markOnly, postingCount, wordScores } from "./word-scores.ts";

/** A word of a query with all it stands for, and how much it tells (its rarity). */
export type WeighedWord = { ranges: readonly TermRange[]; weight: number };

/** Documents that all words are in; rows run in parallel. */
export type Candidates = {
  docs: Uint32Array;
  weights: Float32Array;
  /** Per word of the query, its position in the name. */
  positions: (Uint8Array | undefined)[];
};

/** About the steps of one look-up, against one step of a sweep. */
const LOOK_UP_COST = 12;

/** What the words, by their places in the query, score in documents that have them all. */
export function scoreCandidates(
  buffers: TextBuffers,
  docs: Uint32Array,
  words: readonly WeighedWord[],
  places: readonly number[],
): Candidates {
  const weights = new Float32Array(docs.length);
  const positions: Candidates["positions"] = [];
  for (const place of places) {
    const { ranges, weight } = words[place] as WeighedWord;
    if (isFew(buffers, docs.length, ranges)) markOnly(buffers, ranges, docs);
    else markAmong(buffers, ranges, docs);
    positions[place] = addScores(docs, weights, weight, wordScores(buffers.nameLengths.length));
  }
  return { docs, weights, positions };
}

export function isFew(
  buffers: TextBuffers,
  documents: number,
  ranges: readonly TermRange[],
): boolean {
  const terms = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  return documents * terms * LOOK_UP_COST < postingCount(buffers, ranges);
}

/** Adds to the weights and returns the positions; scores are zero afterwards. */
function addScores(
  docs: Uint32Array,
  weights: Float32Array,
  weight: number,
  scores: Uint32Array,
): Uint8Array {
  const positions = new Uint8Array(docs.length);
  for (let at = 0; at < docs.length; at++) {
    const score = scores[docs[at] as number] as number;
    weights[at] = (weights[at] as number) + weight * fieldScore(score);
    positions[at] = namePosition(score);
  }
  clearOnly(docs, scores);
  return positions;
}
