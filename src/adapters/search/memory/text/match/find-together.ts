import { setDocs } from "../../bits/bits.ts";
import type { Bits } from "../../segment/shared-arrays.ts";
import type { TextBuffers } from "../text-buffers.ts";
import { documentsOf, type FoundDocuments, intersectDocuments } from "./found-documents.ts";
import { rarestFirst, type WeighedWord } from "./weigh-words.ts";

/** Words with the documents that have them all. */
type Together = { words: WeighedWord[]; found: FoundDocuments };

/** Documents that all words are in; many of them are in the set, which has to be empty. */
export function findTogether(
  buffers: TextBuffers,
  words: readonly WeighedWord[],
  into: Bits,
): FoundDocuments | undefined {
  const together = findMost(buffers, words, into);
  if (together?.words.length === words.length) return together.found;
  into.fill(0);
  return undefined;
}

/** The most telling words that are found together: one that leaves nothing is passed over. */
export function findMost(
  buffers: TextBuffers,
  words: readonly WeighedWord[],
  into: Bits,
): Together | undefined {
  let found: FoundDocuments | undefined;
  const kept = new Set<WeighedWord>();
  for (const word of rarestFirst(words)) {
    if (word.postings === 0) continue;
    const next = found
      ? intersectDocuments(buffers, found, word)
      : documentsOf(buffers, word, into);
    if (!next) continue;
    found = next;
    kept.add(word);
  }
  if (!found) return undefined;
  // The next search is written over the list of this one.
  const own = found.docs ? { docs: found.docs.slice() } : found;
  return { words: words.filter((word) => kept.has(word)), found: own };
}

/** All of them in the set, however they were found. */
export function gatherInto(into: Bits, { docs }: FoundDocuments): void {
  if (docs) setDocs(into, docs, 0, docs.length);
}
