/** How words of one language are inflected: our own light rules, stored as data. */
export type LanguageRules = {
  /**
   * Endings with their replacements ("ne>s"); the longest that fits is applied once. They are written without
   * diacritics, because shoppers often leave these out and both spellings must match. That is why published stemmers,
   * which need diacritics, are not used.
   */
  endings: string;
  /** The fewest letters that must remain. */
  leastLeft: number;
  /** Sound changes at the end of the remaining word, applied in this order: "dz>d". */
  changes?: string;
  /** Changes only after soft endings, which begin with i. */
  softChanges?: string;
  /** Irregular forms, keyed by their result: one of the forms, or the stem of the others. */
  irregular?: Readonly<Record<string, string>>;
  /** Words that say nothing about a product: left out of a query that has other words. */
  stopWords: string;
  /** The remaining word must end in a consonant: kleit+e, not kle+ite. */
  endsInConsonant?: boolean;
  /** Compounds are written as one word (talve+jope): their last part is searched too. */
  compounds?: boolean;
};
