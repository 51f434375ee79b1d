import { type Bits, wordsFor } from "../../segment/shared-arrays.ts";
import type { TextBuffers } from "../text-buffers.ts";

/** Documents of one word, of one reading, of words whose documents are only looked at. */
type Use = "word" | "reading" | "look";

/** One of each for all indexes of a thread: a query is answered at a stretch. */
const held = new Map<Use, Bits>();

/** An empty set for the documents of an index; the one of this use before it is lost. */
export function emptySet({ nameLengths }: TextBuffers, use: Use): Bits {
  const words = wordsFor(nameLengths.length);
  let bits = held.get(use);
  if (!bits || bits.length < words) {
    bits = new Int32Array(words);
    held.set(use, bits);
  }
  return bits.subarray(0, words).fill(0);
}
