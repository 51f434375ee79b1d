import { rawTokens } from "../analysis/raw-tokens.ts";
import { joinedWithUnit, type TokenForms, tokenForms } from "../analysis/token-forms.ts";

/**
 * How close a term is to the typed word. A form of the same word counts more than a word that only begins the same:
 * "knyga" means knygos before knygauostis.
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

/** Only this much of a text is read: no shopper types more, and the work must stay bounded. */
const MOST_CHARACTERS = 300;
const MOST_WORDS = 12;

export type QueryWord = {
  word: string;
  /** Still being typed: words that begin with it are meant too. */
  isLast: boolean;
  /** The weight of a match; less than 1 for words that only stand for what was typed. */
  quality: number;
};

/** The words of a query; a number and the unit after it become one word. */
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

/** A code may have many pieces: only this many are read. */
export function asWords(words: readonly string[]): QueryWord[] {
  const read = words.slice(0, MOST_WORDS);
  return read.map((word, at) => ({ word, isLast: at === words.length - 1, quality: 1 }));
}
