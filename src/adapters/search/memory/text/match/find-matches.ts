import type { TextBuffers } from "../text-buffers.ts";
import { type Candidates, firstCandidates, narrow, type WeighedWord } from "./candidates.ts";
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
  const candidates = findTogether(buffers, weighed);
  return candidates ? ranked(buffers, candidates, weighed, band) : NO_MATCHES;
}

/** Undefined where no document has all of them. */
export function findTogether(
  buffers: TextBuffers,
  words: readonly WeighedWord[],
): Candidates | undefined {
  let candidates: Candidates | undefined;
  for (const word of rarestFirst(words)) {
    const next = words[word] as WeighedWord;
    candidates = candidates
      ? narrow(buffers, candidates, next, word)
      : firstCandidates(buffers, next, word);
    if (candidates.docs.length === 0) return undefined;
  }
  return candidates;
}

/** The most telling words that are found together: one that leaves nothing is passed over. */
export function findWithWordsLeftOut(buffers: TextBuffers, words: readonly TermRange[][]): Matches {
  const weighed = weigh(buffers, words);
  let candidates: Candidates | undefined;
  for (const word of rarestFirst(weighed)) {
    const next = weighed[word] as WeighedWord;
    if (next.ranges.length === 0) continue;
    const found = candidates
      ? narrow(buffers, candidates, next, word)
      : firstCandidates(buffers, next, word);
    if (found.docs.length > 0) candidates = found;
  }
  return candidates ? ranked(buffers, candidates, weighed, "leftOut") : NO_MATCHES;
}

function ranked(
  buffers: TextBuffers,
  candidates: Candidates,
  words: readonly WeighedWord[],
  band: Band,
): Matches {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const scores = rankCandidates(candidates, buffers.nameLengths, total, band);
  return { docs: candidates.docs, scores };
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
