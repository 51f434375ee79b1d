import { type Bits, wordsFor } from "../segment/shared-arrays.ts";

const KEPT_SETS = 16;

/** Working memory of one worker, which answers one query at a time. */
export type Scratch = {
  /** An empty set of documents. */
  allocateBits(size: number): Bits;
  /** How many sets are in use. */
  readonly allocated: number;
  /** Releases all sets except the first `kept`. */
  release(kept: number): void;
  /** A list of documents with scores, all zero; valid until the next call. */
  list(length: number): { docs: Uint32Array; scores: Uint8Array };
  /** Counts by term, all zero: the caller clears them after reading. */
  counts(termCount: number): Uint32Array;
};

export function createScratch(): Scratch {
  const sets: Bits[] = [];
  let taken = 0;
  let counts = new Uint32Array(0);
  let docs = new Uint32Array(0);
  let scores = new Uint8Array(0);
  return {
    allocateBits(size) {
      const words = wordsFor(size);
      let bits = sets[taken];
      if (!bits || bits.length < words) bits = sets[taken] = new Int32Array(words);
      taken += 1;
      return bits.length === words ? bits.fill(0) : bits.subarray(0, words).fill(0);
    },
    get allocated() {
      return taken;
    },
    release(kept) {
      taken = kept;
      sets.length = Math.min(sets.length, Math.max(taken, KEPT_SETS));
    },
    list(length) {
      if (docs.length < length) {
        docs = new Uint32Array(length);
        scores = new Uint8Array(length);
      }
      return { docs: docs.subarray(0, length), scores: scores.subarray(0, length).fill(0) };
    },
    counts(termCount) {
      if (counts.length < termCount) counts = new Uint32Array(termCount * 2);
      return counts;
    },
  };
}
