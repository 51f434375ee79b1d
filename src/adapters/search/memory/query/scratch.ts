import { type Bits, wordsFor } from "../segment/shared-arrays.ts";

const KEPT_SETS = 16;

/** Working memory of one worker, which answers one query at a time. */
export type Scratch = {
  /** An empty set of documents; all are given back at once. */
  takeBits(size: number): Bits;
  giveBack(): void;
  /** Counts by term, all zero: whoever counts clears them after reading. */
  counts(termCount: number): Uint32Array;
};

export function createScratch(): Scratch {
  const sets: Bits[] = [];
  let taken = 0;
  let counts = new Uint32Array(0);
  return {
    takeBits(size) {
      const words = wordsFor(size);
      let bits = sets[taken];
      if (!bits || bits.length < words) bits = sets[taken] = new Int32Array(words);
      taken += 1;
      return bits.length === words ? bits.fill(0) : bits.subarray(0, words).fill(0);
    },
    giveBack() {
      taken = 0;
      sets.length = Math.min(sets.length, KEPT_SETS);
    },
    counts(termCount) {
      if (counts.length < termCount) counts = new Uint32Array(termCount * 2);
      return counts;
    },
  };
}
