import { rawTokens } from "../analysis/raw-tokens.ts";
import { joinedWithUnit, type TokenForms, tokenForms } from "../analysis/token-forms.ts";

/**
 * How near a term is to the word that was typed. A form of the same word counts above one that merely
 * begins alike: "knyga" means knygos before knygauostis.
 */
export const QUALITY = {
  exact: 1,
  stemAndPrefix: 0.9,
  stem: 0.85,
  prefix: 0.75,
  compound: 0.65,
  synonym: 0.55,
  otherReading: 0.5,
  typo: 0.4,
  typoPrefix: 0.3,
} as const;

/** Longer texts are read this far: no shopper types more, and work must stay bounded. */
const MOST_CHARACTERS = 300;
const MOST_WORDS = 12;

export type QueryWord = {
  word: string;
  /** Being typed: words that begin so are meant too. */
  isLast: boolean;
  /** What a match counts for; less than 1 for words that only stand for what was typed. */
  quality: number;
};

/** The words of a query; numbers and the units after them are one. */
export function queryTokens(text: string, stopWords: ReadonlySet<string>): TokenForms[] {
  const tokens: TokenForms[] = [];
  for (const raw of rawTokens(text.slice(0, MOST_CHARACTERS)).slice(0, MOST_WORDS)) {
    const forms = tokenForms(raw);
    const previous = tokens.at(-1);
    const joined = previous && joinedWithUnit(previous, forms);
    if (previous && joined) {
      const pieces = [previous.whole, forms.whole];
      tokens[tokens.length - 1] = { whole: joined, pieces, parts: [] };
    } else if (forms.whole !== "") {
      tokens.push(forms);
    }
  }
  const telling = tokens.filter(({ whole }) => !stopWords.has(whole));
  return telling.length > 0 ? telling : tokens;
}

/** Codes in pieces may be many: of these too, so many are read. */
export function asWords(words: readonly string[]): QueryWord[] {
  const read = words.slice(0, MOST_WORDS);
  return read.map((word, at) => ({ word, isLast: at === words.length - 1, quality: 1 }));
}
