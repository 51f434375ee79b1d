import type { Dictionary } from "../dictionary.ts";
import { otherReadings } from "../languages/other-scripts.ts";
import { QUALITY, type QueryWord } from "./query-words.ts";
import type { ReadingTools } from "./readings.ts";
import type { FindTypos } from "./typos/find-typos.ts";

/** A range of neighbouring terms that a query word stands for, and the quality of a match. */
export type TermRange = { from: number; to: number; quality: number };

/** Everything that a typed word stands for: itself, its forms, words that begin with it, synonyms. */
export function expandTyped(word: QueryWord, tools: ReadingTools): TermRange[] {
  const ranges = expandForms(word, tools.dictionary, tools.stem);
  // Stryker disable next-line ArrayDeclaration: a phrase of several words is left aside
  for (const [synonym, ...more] of tools.synonyms.get(tools.stem(word.word)) ?? []) {
    if (more.length > 0) continue;
    const stem = tools.dictionary.findStem(tools.stem(synonym as string));
    // Stryker disable next-line ConditionalExpression: no terms have that stem
    if (stem < 0) continue;
    ranges.push(...single(tools.dictionary.termsOfStem(stem), QUALITY.synonym * word.quality));
  }
  return ranges;
}

/** What a word without matches may mean: another keyboard layout or script, else a typing error. */
export function expandCorrected(
  word: QueryWord,
  tools: ReadingTools & { language: string; findTypos: FindTypos },
): TermRange[] {
  const otherwise = otherReadings(tools.language, word.word).flatMap((reading) =>
    expandTyped({ ...word, word: reading, quality: word.quality * QUALITY.otherReading }, tools),
  );
  if (otherwise.length > 0) return otherwise;
  const { dictionary, findTypos } = tools;
  const whole = findTypos(word.word, false);
  if (whole.length > 0) {
    return whole.flatMap(({ term }) => withForms(term, QUALITY.typo * word.quality, dictionary));
  }
  if (!word.isLast) return [];
  const begun = findTypos(word.word, true);
  return single(
    begun.map(({ term }) => term),
    QUALITY.typoPrefix * word.quality,
  );
}

function expandForms(
  { word, isLast, quality }: QueryWord,
  dictionary: Dictionary,
  stemOf: (word: string) => string,
): TermRange[] {
  const exact = dictionary.find(word);
  const begun = isLast ? begunWords(word, exact, dictionary) : NOTHING;
  const ranges = exact >= 0 ? single([exact], QUALITY.exact * quality) : [];
  const stem = exact >= 0 ? dictionary.stemOf(exact) : dictionary.findStem(stemOf(word));
  // Stryker disable next-line ConditionalExpression: no terms have a stem below zero
  for (const term of stem >= 0 ? dictionary.termsOfStem(stem) : []) {
    if (term === exact) continue;
    const begins = term >= begun.from && term < begun.to;
    const form = begins ? QUALITY.stemAndPrefix : QUALITY.stem;
    ranges.push({ from: term, to: term + 1, quality: form * quality });
  }
  ranges.push(...rangesBetween(begun, ranges, QUALITY.prefix * quality));
  if (word.length >= LEAST_COMPOUNDED) {
    const compounds = dictionary.compoundsEndingWith(stemOf(word));
    ranges.push(...single(compounds, QUALITY.compound * quality));
  }
  return ranges;
}

/** Shorter words are the endings of too many other words by chance. */
const LEAST_COMPOUNDED = 4;

const NOTHING = { from: 0, to: 0 };

const SHORT_NUMBER = /^[\d.]{1,5}$/;

/**
 * A single letter that is a word of its own ("s" the size) is not treated as a prefix, nor is a number: 20000 is not
 * the beginning of an article number.
 */
function begunWords(word: string, exact: number, dictionary: Dictionary) {
  const isWhole = (exact >= 0 && word.length === 1) || SHORT_NUMBER.test(word);
  return isWhole ? NOTHING : dictionary.beginningWith(word);
}

/** The range without the terms that have a range of their own (ascending), so that no term is read twice. */
function rangesBetween(
  { from, to }: { from: number; to: number },
  taken: readonly TermRange[],
  quality: number,
): TermRange[] {
  const ranges: TermRange[] = [];
  let start = from;
  for (const one of taken) {
    // Stryker disable next-line EqualityOperator: what begins where they end takes nothing of them
    if (one.from < start || one.from >= to) continue;
    // Stryker disable next-line ConditionalExpression,EqualityOperator: a range of no terms
    if (one.from > start) ranges.push({ from: start, to: one.from, quality });
    start = one.to;
  }
  if (start < to) ranges.push({ from: start, to, quality });
  return ranges;
}

function withForms(term: number, quality: number, dictionary: Dictionary): TermRange[] {
  const forms = [...dictionary.termsOfStem(dictionary.stemOf(term))].filter((one) => one !== term);
  return [...single([term], quality), ...single(forms, quality * QUALITY.stem)];
}

function single(terms: Iterable<number>, quality: number): TermRange[] {
  return Array.from(terms, (term) => ({ from: term, to: term + 1, quality }));
}
