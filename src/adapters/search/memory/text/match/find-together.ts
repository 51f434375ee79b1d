import { setDocs } from "../../bits/bits.ts";
import type { Bits } from "../../segment/shared-arrays.ts";
import type { TextBuffers } from "../text-buffers.ts";
import { documentsOf, type FoundDocuments, intersectDocuments } from "./found-documents.ts";
import { rarestFirst, type WeighedWord } from "./weigh-words.ts";

/** Words with the documents that contain all of them. */
type Together = { words: WeighedWord[]; found: FoundDocuments };

/** Documents that contain all words; if they are many, they are put into the set, which must be empty. */
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

/** The rarest words that occur together: a word that would leave no document is skipped. */
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
  // Copied, because the next search overwrites the list of this one.
  const own = found.docs ? { docs: found.docs.slice() } : found;
  return { words: words.filter((word) => kept.has(word)), found: own };
}

/** Puts all of them into the set, whichever way they were found. */
export function gatherInto(into: Bits, { docs }: FoundDocuments): void {
  if (docs) setDocs(into, docs, 0, docs.length);
}
