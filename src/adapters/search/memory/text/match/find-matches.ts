import type { TextBuffers } from "../text-buffers.ts";
import { scoreCandidates, type WeighedWord } from "./candidates.ts";
import { commonDocuments } from "./common-documents.ts";
import type { TermRange } from "./expand-word.ts";
import { findOneWord } from "./find-one-word.ts";
import type { Band } from "./match-bands.ts";
import { type Matches, NO_MATCHES } from "./matches.ts";
import { rankCandidates } from "./rank.ts";
import { postingCount } from "./word-scores.ts";

/** Documents that every word is in. Each word comes as the terms it stands for. */
export function findMatches(
  buffers: TextBuffers,
  words: readonly TermRange[][],
  band: Band,
): Matches {
  const [only] = words;
  if (!only || words.some((ranges) => ranges.length === 0)) return NO_MATCHES;
  if (words.length === 1) return findOneWord(buffers, only, band);
  const weighed = weigh(buffers, words);
  const docs = findTogether(buffers, weighed);
  return docs ? ranked(buffers, docs, weighed, rarestFirst(weighed), band) : NO_MATCHES;
}

/** Undefined where no document has all of them. */
export function findTogether(
  buffers: TextBuffers,
  words: readonly WeighedWord[],
): Uint32Array | undefined {
  let docs: Uint32Array | undefined;
  for (const place of rarestFirst(words)) {
    docs = commonDocuments(buffers, docs, (words[place] as WeighedWord).ranges);
    if (docs.length === 0) return undefined;
  }
  return docs;
}

/** The most telling words that are found together: one that leaves nothing is passed over. */
export function findWithWordsLeftOut(buffers: TextBuffers, words: readonly TermRange[][]): Matches {
  const weighed = weigh(buffers, words);
  const kept: number[] = [];
  let docs: Uint32Array | undefined;
  for (const place of rarestFirst(weighed)) {
    const { ranges } = weighed[place] as WeighedWord;
    if (ranges.length === 0) continue;
    const found = commonDocuments(buffers, docs, ranges);
    if (found.length === 0) continue;
    docs = found;
    kept.push(place);
  }
  return docs ? ranked(buffers, docs, weighed, kept, "leftOut") : NO_MATCHES;
}

function ranked(
  buffers: TextBuffers,
  docs: Uint32Array,
  words: readonly WeighedWord[],
  places: readonly number[],
  band: Band,
): Matches {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const candidates = scoreCandidates(buffers, docs, words, places);
  return { docs, scores: rankCandidates(candidates, buffers.nameLengths, total, band) };
}

/** Rarity as BM25 has it; never nothing, so that words in every document count a little. */
export function weigh(buffers: TextBuffers, words: readonly TermRange[][]): WeighedWord[] {
  const all = buffers.nameLengths.length;
  return words.map((ranges) => {
    const documents = Math.min(all, postingCount(buffers, ranges));
    return { ranges, weight: 0.2 + Math.log(1 + (all - documents + 0.5) / (documents + 0.5)) };
  });
}

function rarestFirst(words: readonly WeighedWord[]): number[] {
  return words
    .map((_, at) => at)
    .sort((a, b) => (words[b]?.weight ?? 0) - (words[a]?.weight ?? 0) || a - b);
}
