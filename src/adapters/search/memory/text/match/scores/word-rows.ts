import { bitCount } from "../../../bits/bits.ts";
import { wordsFor } from "../../../segment/shared-arrays.ts";
import type { TextBuffers } from "../../text-buffers.ts";
import type { CommonTerm, WeighedWord } from "../weigh-words.ts";
import { addRareScores } from "./rare-scores.ts";
import { betterScore, scoreTable } from "./score-tables.ts";
import type { ScoredDocuments } from "./scored-documents.ts";

/** Per document the best score that any term of the word gives (score-tables.ts), 0 where none does. */
export function fillRows(
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

/** A bit says whether a document has the term, those before it where its place is: nothing is searched for. */
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
