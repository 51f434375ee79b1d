import { type Bits, wordsFor } from "../../segment/shared-arrays.ts";
import type { TextBuffers } from "../text-buffers.ts";

/** Gives an empty set for the documents of an index; the one that it gave before is lost. */
type HeldSet = (buffers: TextBuffers) => Bits;

function heldSet(): HeldSet {
  let bits = new Int32Array(0);
  return ({ nameLengths }) => {
    const words = wordsFor(nameLengths.length);
    // Stryker disable next-line ConditionalExpression,EqualityOperator: a new one serves as well
    if (bits.length < words) bits = new Int32Array(words);
    return bits.subarray(0, words).fill(0);
  };
}

/** One of each for all indexes of a thread: a query is answered at a stretch. */
export const emptySetOfWord = heldSet();
export const emptySetOfReading = heldSet();
export const emptySetToLook = heldSet();
