import type { Bits } from "./shared-arrays.ts";
import { BITS_SHIFT, sharedInt32, sharedUint32, wordsFor } from "./shared-arrays.ts";

/**
 * Which documents have a term. A frequent term is a bitset, a rare one a list of documents: whichever
 * is smaller. Terms of categories have neither, being ranges of documents.
 */
export type Postings = {
  /** Where a term's bitset begins in `bits`, plus one; 0 if it has none. */
  bitsAt: Uint32Array;
  bits: Bits;
  /** A rare term's documents are docs[docsAt[term]] … docs[docsAt[term + 1] - 1]. */
  docsAt: Uint32Array;
  docs: Uint32Array;
};

/** Calls back for every term of every document, in the order of documents. */
type TermWalk = (visit: (doc: number, term: number) => void) => void;

export function buildPostings(size: number, termCount: number, walk: TermWalk): Postings {
  const counts = new Uint32Array(termCount);
  walk((_doc, term) => {
    counts[term] = (counts[term] as number) + 1;
  });
  const words = wordsFor(size);
  const bitsAt = sharedUint32(termCount);
  const docsAt = sharedUint32(termCount + 1);
  let bitWords = 0;
  // Stryker disable next-line EqualityOperator: behind the end there is nothing
  for (let term = 0; term < termCount; term += 1) {
    const count = counts[term] as number;
    // Stryker disable next-line EqualityOperator: as a list and as bits it is as large
    const isFrequent = count > words;
    if (isFrequent) {
      bitsAt[term] = bitWords + 1;
      bitWords += words;
    }
    docsAt[term + 1] = (docsAt[term] as number) + (isFrequent ? 0 : count);
  }
  const bits = sharedInt32(bitWords);
  const docs = sharedUint32(docsAt[termCount] as number);
  const next = docsAt.slice(0, termCount);
  walk((doc, term) => {
    const at = bitsAt[term] as number;
    if (at > 0) {
      const word = at - 1 + (doc >>> BITS_SHIFT);
      bits[word] = (bits[word] as number) | (1 << (doc & 31));
    } else {
      const place = next[term] as number;
      docs[place] = doc;
      next[term] = place + 1;
    }
  });
  return { bitsAt, bits, docsAt, docs };
}
