/**
 * A whole text index as plain arrays in shared memory: all threads read the same ones, and snapshots store them
 * unchanged. A list of lists is one flat array plus the starts of its rows.
 */
export type TextBuffers = {
  language: Uint16Array;
  /** Sorted terms, as UTF-16 code units. */
  termChars: Uint16Array;
  termStarts: Uint32Array;
  /** See TERM_FLAGS. */
  termFlags: Uint8Array;
  /** The spelling that people use, if it differs from the term. */
  surfaceChars: Uint16Array;
  surfaceStarts: Uint32Array;
  /** For each term its stem; for each stem its terms. */
  termStems: Uint32Array;
  stemChars: Uint16Array;
  stemStarts: Uint32Array;
  stemTerms: Uint32Array;
  stemTermStarts: Uint32Array;
  /** Stems sorted by their reversed letters; empty for languages without compounds. */
  stemsByEnding: Uint32Array;
  /** For each term the documents that contain it, ascending, and its place in each (see occurrence.ts). */
  postingStarts: Uint32Array;
  postingDocs: Uint32Array;
  postingPlaces: Uint8Array;
  /**
   * Terms that many documents contain, ascending; for each a bit per document, and for every 32 documents the
   * position in postingPlaces where their places begin.
   */
  commonTerms: Uint32Array;
  commonBits: Int32Array;
  commonPlaces: Uint32Array;
  /** The number of words in each document's name. */
  nameLengths: Uint8Array;
  /** Candidates for correcting typing errors, by length: the term, and a mask of its letters. */
  typoTerms: Uint32Array;
  typoMasks: Uint32Array;
  typoStarts: Uint32Array;
  /** Brands, categories and word pairs that complete queries, sorted by key. */
  phraseKeyChars: Uint16Array;
  phraseKeyStarts: Uint32Array;
  phraseChars: Uint16Array;
  phraseStarts: Uint32Array;
  phraseCounts: Uint32Array;
};

/**
 * `completes`: the term may complete a query; `brand`: it is mostly the name of a manufacturer; `named`: it occurs in
 * names, brands or categories, not only in keywords.
 */
export const TERM_FLAGS = { completes: 1, brand: 2, named: 4 } as const;

/** The value in termStems for numbers and codes. */
export const NO_STEM = 0xffffffff;
