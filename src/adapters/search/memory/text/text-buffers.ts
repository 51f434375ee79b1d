/**
 * A whole text index as plain arrays over shared memory: threads read the same ones, snapshots keep
 * them as they are. Lists of lists are one flat array and the starts of its rows.
 */
export type TextBuffers = {
  language: Uint16Array;
  /** Terms in order, as UTF-16 code units. */
  termChars: Uint16Array;
  termStarts: Uint32Array;
  /** See TERM_FLAGS. */
  termFlags: Uint8Array;
  /** How people write the term, where that is not the term itself. */
  surfaceChars: Uint16Array;
  surfaceStarts: Uint32Array;
  /** Per term its stem; per stem its terms. */
  termStems: Uint32Array;
  stemChars: Uint16Array;
  stemStarts: Uint32Array;
  stemTerms: Uint32Array;
  stemTermStarts: Uint32Array;
  /** Stems in the order of their letters from the last to the first; empty without compounds. */
  stemsByEnding: Uint32Array;
  /** Per term the documents it is in, ascending, and where in each (see place.ts). */
  postingStarts: Uint32Array;
  postingDocs: Uint32Array;
  postingPlaces: Uint8Array;
  /**
   * Terms that many documents have, ascending; per term a bit for each document, and for every 32
   * documents where in postingPlaces theirs begin.
   */
  commonTerms: Uint32Array;
  commonBits: Int32Array;
  commonPlaces: Uint32Array;
  /** Per document, words in its name. */
  nameLengths: Uint8Array;
  /** Words that typing errors may have meant, by length: the term, and which letters are in it. */
  typoTerms: Uint32Array;
  typoMasks: Uint32Array;
  typoStarts: Uint32Array;
  /** Brands, categories and pairs of words that queries are completed with, in order of their keys. */
  phraseKeyChars: Uint16Array;
  phraseKeyStarts: Uint32Array;
  phraseChars: Uint16Array;
  phraseStarts: Uint32Array;
  phraseCounts: Uint32Array;
};

/**
 * The term may complete a query; it is mostly the name of a manufacturer; it stands in names, brands
 * or categories, not in keywords alone.
 */
export const TERM_FLAGS = { completes: 1, brand: 2, named: 4 } as const;

/** In termStems, for numbers and codes. */
export const NO_STEM = 0xffffffff;
