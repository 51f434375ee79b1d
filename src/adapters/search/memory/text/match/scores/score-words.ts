import type { TextBuffers } from "../../text-buffers.ts";
import type { WeighedWord } from "../weigh-words.ts";
import { rankRows } from "./rank.ts";
import { scoreOneWord } from "./score-one-word.ts";
import { fieldScore, namePosition } from "./score-tables.ts";
import type { ScoredDocuments } from "./scored-documents.ts";
import { fillRows } from "./word-rows.ts";

/** One of each for all indexes of a thread: a million numbers are not asked for anew by every query. */
let rows = new Uint32Array(0);
let weights = new Float32Array(0);
// Stryker disable next-line ArrayDeclaration: nothing is read of it before it is reserved
let positions: Uint8Array[] = [];

/** Words that were found together, and what all words of the query weigh. */
export type ScoredWords = { words: readonly WeighedWord[]; totalWeight: number };

/** Raises the scores, in parallel to the documents; those that lack a word stay as they are. */
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

/** Below every weight that other words could make up for. */
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
