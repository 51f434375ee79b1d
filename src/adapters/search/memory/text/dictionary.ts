import { findString, firstWhere, prefixRange, type StringList, stringAt } from "./string-list.ts";
import { NO_STEM, type TextBuffers } from "./text-buffers.ts";

/** The fewest letters that a compound has before its last word. */
const LEAST_HEAD = 2;
const MOST_COMPOUNDS = 300;

/** Stems that end with this ending and are longer than it, found in the index of reversed stems. */
export function stemsEndingWith(
  stems: StringList,
  byEnding: Uint32Array,
  ending: string,
): number[] {
  const isFrom = (at: number) =>
    // Stryker disable next-line EqualityOperator: the ending itself is no compound
    compareBackwards(stringAt(stems, byEnding[at] as number), ending) >= 0;
  const first = firstWhere(isFrom, 0, byEnding.length);
  const found: number[] = [];
  for (let at = first; at < byEnding.length && found.length < MOST_COMPOUNDS; at++) {
    const id = byEnding[at] as number;
    const stem = stringAt(stems, id);
    if (!stem.endsWith(ending)) break;
    if (stem.length >= ending.length + LEAST_HEAD) found.push(id);
  }
  return found;
}

function compareBackwards(a: string, b: string): number {
  for (let back = 1; back <= Math.min(a.length, b.length); back++) {
    const difference = a.charCodeAt(a.length - back) - b.charCodeAt(b.length - back);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** The words of all documents, and how often each occurs. */
export type Dictionary = {
  count: number;
  find(word: string): number;
  /** Terms with this prefix: from the first to one past the last. */
  beginningWith(prefix: string): { from: number; to: number };
  text(term: number): string;
  /** The spelling that people use. */
  surface(term: number): string;
  documents(term: number): number;
  flags(term: number): number;
  /** -1 if it has none. */
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
