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
  if (rows.length < documents) {
    rows = new Uint32Array(documents);
    weights = new Float32Array(documents);
    positions = [];
  }
  while (positions.length < words) positions.push(new Uint8Array(rows.length));
}

/** Below every weight that other words could make up for. */
const LACKING = -1e6;

function addWord(row: Uint32Array, weight: number, positions: Uint8Array): void {
  for (let at = 0; at < row.length; at++) {
    const score = row[at] as number;
    const gain = score === 0 ? LACKING : weight * fieldScore(score);
    weights[at] = (weights[at] as number) + gain;
    positions[at] = namePosition(score);
  }
}
