/** How the words of one language are inflected: our own light rules, kept as data. */
export type LanguageRules = {
  /**
   * Endings and what stands in their place ("ne>s"); the longest that fits is taken once. They are
   * written without diacritics, since shoppers leave them out and both spellings must meet: that is
   * why published stemmers, which need the marks, are not used.
   */
  endings: string;
  /** The fewest letters that must be left. */
  leastLeft: number;
  /** Sound changes at the end of what is left, applied in this order: "dz>d". */
  changes?: string;
  /** Changes after soft endings alone: those that begin with i. */
  softChanges?: string;
  /** Forms the rules do not reach, by what they become: one of them or the stem of the others. */
  irregular?: Readonly<Record<string, string>>;
  /** Words that say nothing about a product: left out of a query that has others. */
  stopWords: string;
  /** What is left ends in a consonant: kleit+e, not kle+ite. */
  endsInConsonant?: boolean;
  /** Words are written together (talve+jope): the last part is looked for too. */
  compounds?: boolean;
};
