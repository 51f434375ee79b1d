import { lowerBound } from "#core/lower-bound.ts";
import type { TextBuffers } from "../text-buffers.ts";
import type { TermRange } from "./expand-word.ts";

/** A term that many documents contain: its row among the common terms, and its quality. */
export type CommonTerm = { row: number; quality: number };

/** A query word with all terms it stands for, and its weight (its rarity). */
export type WeighedWord = {
  ranges: readonly TermRange[];
  /** Those of its terms that many documents contain, and the ranges between them. */
  common: readonly CommonTerm[];
  rare: readonly TermRange[];
  postings: number;
  weight: number;
};

export function postingCount(buffers: TextBuffers, ranges: readonly TermRange[]): number {
  const { postingStarts } = buffers;
  let count = 0;
  for (const { from, to } of ranges) {
    count += (postingStarts[to] as number) - (postingStarts[from] as number);
  }
  return count;
}

/** Rarity like in BM25; never zero, so that words in every document count a little. */
export function weighWords(buffers: TextBuffers, words: readonly TermRange[][]): WeighedWord[] {
  const all = buffers.nameLengths.length;
  return words.map((ranges) => {
    const postings = postingCount(buffers, ranges);
    const documents = Math.min(all, postings);
    const weight = 0.2 + Math.log(1 + (all - documents + 0.5) / (documents + 0.5));
    return { ranges, ...partRanges(buffers, ranges), postings, weight };
  });
}

export function rarestFirst(words: readonly WeighedWord[]): WeighedWord[] {
  return words.toSorted((a, b) => b.weight - a.weight);
}

/** The row of a common term; -1 if few documents contain it. */
export function commonRow({ commonTerms }: TextBuffers, term: number): number {
  const row = lowerBound(commonTerms, term);
  return commonTerms[row] === term ? row : -1;
}

/** Separates the common terms from the ranges between them. */
function partRanges({ commonTerms }: TextBuffers, ranges: readonly TermRange[]) {
  const common: CommonTerm[] = [];
  const rare: TermRange[] = [];
  for (const { from, to, quality } of ranges) {
    let start = from;
    for (let row = lowerBound(commonTerms, from); (commonTerms[row] ?? to) < to; row++) {
      const term = commonTerms[row] as number;
      if (term > start) rare.push({ from: start, to: term, quality });
      common.push({ row, quality });
      start = term + 1;
    }
    if (start < to) rare.push({ from: start, to, quality });
  }
  return { common, rare };
}
