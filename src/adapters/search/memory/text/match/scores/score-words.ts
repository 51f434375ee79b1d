import { bitCount } from "../../../bits/bits.ts";
import { wordsFor } from "../../../segment/shared-arrays.ts";
import type { TextBuffers } from "../../text-buffers.ts";
import type { CommonTerm, WeighedWord } from "../weigh-words.ts";
import { FULL_NAME_STEPS, rankRows, stepsOf } from "./rank.ts";
import { addRareScores } from "./rare-scores.ts";
import {
  betterScore,
  fieldScore,
  MOST_FIELD_SCORE,
  namePosition,
  type ScoredDocuments,
  scoreTable,
} from "./score-tables.ts";

/** The score for each field score, and after these the scores for whole names. */
const table = Uint8Array.from({ length: 2 * (MOST_FIELD_SCORE + 1) }, (_, at) => {
  const isWhole = at > MOST_FIELD_SCORE;
  const field = isWhole ? at - MOST_FIELD_SCORE - 1 : at;
  if (field === 0) return 0;
  return Math.max(1, stepsOf(field) + (isWhole ? FULL_NAME_STEPS : 0));
});

/** Gives the same score as rankRows for a single word, by one table look-up: most queries have one word. */
export function scoreOneWord(
  { nameLengths }: TextBuffers,
  docs: Uint32Array,
  row: Uint32Array,
  into: Uint8Array,
): void {
  // Stryker disable next-line EqualityOperator: behind the end there is nothing to score
  for (let at = 0; at < docs.length; at++) {
    const score = row[at] as number;
    const field = fieldScore(score);
    const isWhole = score > 255 && nameLengths[docs[at] as number] === 1;
    const steps = table[isWhole ? field + MOST_FIELD_SCORE + 1 : field] as number;
    into[at] = Math.max(steps, into[at] as number);
  }
}

/** One of each for all indexes of a thread, so that not every query allocates a million numbers. */
let rows = new Uint32Array(0);
let weights = new Float32Array(0);
// Stryker disable next-line ArrayDeclaration: nothing is read of it before it is reserved
let positions: Uint8Array[] = [];

/** Words that were found together, and the total weight of all words of the query. */
export type ScoredWords = { words: readonly WeighedWord[]; totalWeight: number };

/** Raises the scores of the documents; those that lack a word stay unchanged. */
export function scoreWords(
  buffers: TextBuffers,
  { words, totalWeight }: ScoredWords,
  wanted: ScoredDocuments,
  into: Uint8Array,
): void {
  const { docs } = wanted;
  reserve(docs.length, words.length);
  const row = rows.subarray(0, docs.length);
  const [only] = words;
  // Stryker disable next-line all: a short way to the same scores
  if (only && words.length === 1 && only.weight === totalWeight) {
    fillRows(buffers, only, wanted, row);
    scoreOneWord(buffers, docs, row, into);
    return;
  }
  weights.fill(0, 0, docs.length);
  for (const [place, word] of words.entries()) {
    fillRows(buffers, word, wanted, row);
    addWord(row, word.weight, positions[place] as Uint8Array);
  }
  const inOrder = positions.slice(0, words.length);
  rankRows({ docs, weights, positions: inOrder }, buffers.nameLengths, totalWeight, into);
}

function reserve(documents: number, words: number): void {
  // Stryker disable next-line ConditionalExpression,EqualityOperator: new ones serve as well
  if (rows.length < documents) {
    rows = new Uint32Array(documents);
    weights = new Float32Array(documents);
    positions = [];
  }
  // Stryker disable next-line EqualityOperator: one more serves nobody
  while (positions.length < words) positions.push(new Uint8Array(rows.length));
}

/** So low that other words cannot make up for it. */
const LACKING = -1e6;

function addWord(row: Uint32Array, weight: number, positions: Uint8Array): void {
  // Stryker disable next-line EqualityOperator: behind the end there is nothing to score
  for (let at = 0; at < row.length; at++) {
    const score = row[at] as number;
    const gain = score === 0 ? LACKING : weight * fieldScore(score);
    weights[at] = (weights[at] as number) + gain;
    positions[at] = namePosition(score);
  }
}

/** For each document, the best score of any term of the word (score-tables.ts); 0 if it has none. */
function fillRows(
  buffers: TextBuffers,
  { common, rare }: WeighedWord,
  wanted: ScoredDocuments,
  rows: Uint32Array,
): void {
  rows.fill(0);
  for (const term of common) addCommonScores(buffers, term, wanted.docs, rows);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: without terms nothing is added
  if (rare.length > 0) addRareScores(buffers, rare, wanted, rows);
}

/**
 * A bit tells whether a document has the term, and the number of bits before it gives its place, so no search is
 * needed.
 */
function addCommonScores(
  { commonBits, commonPlaces, postingPlaces, nameLengths }: TextBuffers,
  { row, quality }: CommonTerm,
  docs: Uint32Array,
  rows: Uint32Array,
): void {
  const table = scoreTable(quality);
  const first = row * wordsFor(nameLengths.length);
  // Stryker disable next-line EqualityOperator: behind the end there is nothing to score
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number;
    const word = first + (doc >>> 5);
    const bits = commonBits[word] as number;
    const bit = 1 << (doc & 31);
    if ((bits & bit) === 0) continue;
    const place = postingPlaces[(commonPlaces[word] as number) + bitCount(bits & (bit - 1))];
    const score = table[place as number] as number;
    rows[at] = betterScore(rows[at] as number, score);
  }
}
