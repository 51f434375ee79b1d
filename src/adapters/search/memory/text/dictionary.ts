import { stemsEndingWith } from "./compounds.ts";
import { findString, prefixRange, type StringList, stringAt } from "./string-list.ts";
import { NO_STEM, type TextBuffers } from "./text-buffers.ts";

/** The words of all documents, and how often each occurs. */
export type Dictionary = {
  count: number;
  find(word: string): number;
  /** Terms that begin so: from, and one past the last. */
  beginningWith(prefix: string): { from: number; to: number };
  text(term: number): string;
  /** As people write it. */
  surface(term: number): string;
  documents(term: number): number;
  flags(term: number): number;
  /** -1 where it has none. */
  stemOf(term: number): number;
  findStem(stem: string): number;
  termsOfStem(stem: number): Uint32Array;
  /** Terms whose stems end with this one: "jope" is in "talvejope". */
  compoundsEndingWith(stem: string): number[];
};

export function openDictionary(buffers: TextBuffers): Dictionary {
  const terms: StringList = { chars: buffers.termChars, starts: buffers.termStarts };
  const stems: StringList = { chars: buffers.stemChars, starts: buffers.stemStarts };
  const surfaces: StringList = { chars: buffers.surfaceChars, starts: buffers.surfaceStarts };
  const { stemTerms, stemTermStarts, postingStarts } = buffers;
  const termsOfStem = (stem: number) =>
    stemTerms.subarray(stemTermStarts[stem], stemTermStarts[stem + 1]);
  return {
    count: terms.starts.length - 1,
    find: (word) => findString(terms, word),
    beginningWith: (prefix) => prefixRange(terms, prefix),
    text: (term) => stringAt(terms, term),
    surface: (term) => stringAt(surfaces, term) || stringAt(terms, term),
    documents: (term) => (postingStarts[term + 1] as number) - (postingStarts[term] as number),
    flags: (term) => buffers.termFlags[term] as number,
    stemOf: (term) => {
      const stem = buffers.termStems[term] as number;
      return stem === NO_STEM ? -1 : stem;
    },
    findStem: (stem) => findString(stems, stem),
    termsOfStem,
    compoundsEndingWith: (stem) =>
      stemsEndingWith(stems, buffers.stemsByEnding, stem).flatMap((id) => [...termsOfStem(id)]),
  };
}
