import { uniteBits } from "../../bits/bits.ts";
import type { Bits } from "../../segment/shared-arrays.ts";
import { openDictionary } from "../dictionary.ts";
import { stopWordsOf } from "../languages/languages.ts";
import { stemmerOf } from "../languages/stemmer.ts";
import { synonymsOf } from "../synonyms/synonyms.ts";
import type { TextBuffers } from "../text-buffers.ts";
import { expandCorrected, expandTyped, type TermRange } from "./expand-word.ts";
import { findMost, findTogether, gatherInto } from "./find-together.ts";
import { emptySetOfReading, type FoundDocuments } from "./found-documents.ts";
import { queryTokens } from "./query-words.ts";
import { type Reading, type ReadingTools, readingsOf } from "./readings.ts";
import type { ScoredWords } from "./scores/score-words.ts";
import { type FindTypos, typoFinder } from "./typos/find-typos.ts";
import { type WeighedWord, weighWords } from "./weigh-words.ts";

export type MatcherTools = ReadingTools & {
  language: string;
  buffers: TextBuffers;
  findTypos: FindTypos;
  stopWords: ReadonlySet<string>;
};

type LanguageTools = Pick<MatcherTools, "language" | "synonyms" | "stem" | "stopWords">;

/** Shared by all indexes of a language, since small indexes are opened often. */
const languageTools = new Map<string, LanguageTools>();

export function matcherTools(buffers: TextBuffers): MatcherTools {
  const language = String.fromCharCode(...buffers.language);
  let tools = languageTools.get(language);
  // Stryker disable next-line ConditionalExpression: made anew they are the same
  if (!tools) {
    const stem = stemmerOf(language);
    tools = { language, synonyms: synonymsOf(language), stem, stopWords: stopWordsOf(language) };
    // Stryker disable next-line CallExpression: made anew they are the same
    languageTools.set(language, tools);
  }
  const dictionary = openDictionary(buffers);
  return { ...tools, buffers, dictionary, findTypos: typoFinder(buffers, dictionary) };
}

/** How the text was matched: as typed, with corrected words, or with words left out. */
export type Band = "typed" | "corrected" | "leftOut";

/** What a text found, in which band, and with which words of each of its readings. */
export type Matched = {
  band: Band;
  found: FoundDocuments;
  readings: readonly ScoredWords[];
  /** The words that were left out, folded. */
  leftOut?: readonly string[];
};

/**
 * Matches the text as typed; else with corrections; else without its least specific words. Many documents are put
 * into the empty set.
 */
export function matchText(tools: MatcherTools, text: string, into: Bits): Matched | undefined {
  const readings = readingsOf(queryTokens(text, tools.stopWords), tools);
  return (
    matchTyped(tools, readings, into) ??
    matchCorrected(tools, readings, into) ??
    matchLeftOut(tools, readings, into)
  );
}

/** Unites what all readings find. Most texts have one reading. */
function matchTyped(
  tools: MatcherTools,
  readings: readonly Reading[],
  into: Bits,
): Matched | undefined {
  const { buffers } = tools;
  let all: Matched | undefined;
  for (const reading of readings) {
    const words = reading.map((word) => expandTyped(word, tools));
    const own = findAll(buffers, "typed", words, all ? emptySetOfReading(buffers) : into);
    all = all && own ? uniteMatched(all, own, into) : (all ?? own);
  }
  return all;
}

function uniteMatched(all: Matched, own: Matched, into: Bits): Matched {
  gatherInto(into, all.found);
  if (own.found.bits) uniteBits(into, own.found.bits, 0);
  else gatherInto(into, own.found);
  return { ...all, found: { bits: into }, readings: [...all.readings, ...own.readings] };
}

/** First corrects only words that no document has, then all that may be corrected. */
function matchCorrected(
  tools: MatcherTools,
  readings: readonly Reading[],
  into: Bits,
): Matched | undefined {
  for (const reading of readings) {
    const words = reading.map(unknownCorrected(tools));
    const matched = findAll(tools.buffers, "corrected", words, into);
    if (matched) return matched;
  }
  // Stryker disable next-line ArrayDeclaration: there is always one
  const [asTyped = []] = readings;
  const words = asTyped.map((word) => [
    ...expandTyped(word, tools),
    ...expandCorrected(word, tools),
  ]);
  return findAll(tools.buffers, "corrected", words, into);
}

function matchLeftOut(
  tools: MatcherTools,
  readings: readonly Reading[],
  into: Bits,
): Matched | undefined {
  for (const [at, reading] of readings.slice(0, 2).entries()) {
    // In the second reading, the word before an unknown one may be a piece of it: in "qu10030", "qu" is not a prefix.
    const ranges = at === 0 ? expandFromEnd(tools, reading) : reading.map(unknownCorrected(tools));
    const all = weighWords(tools.buffers, ranges);
    const together = findMost(tools.buffers, all, into);
    if (!together) continue;
    const { words, found } = together;
    const leftOut = reading.filter((_, word) => !words.includes(all[word] as WeighedWord));
    return {
      band: "leftOut",
      found,
      readings: [{ words, totalWeight: weightOf(all) }],
      leftOut: leftOut.map(({ word }) => word),
    };
  }
  return undefined;
}

/** A word without matches is left out; the word before it then counts as the last, as if the text ended there. */
function expandFromEnd(tools: MatcherTools, reading: Reading): TermRange[][] {
  const expand = unknownCorrected(tools);
  const ranges: TermRange[][] = [];
  let isBeforeUnknown = true;
  for (const word of reading.toReversed()) {
    const isLast = word.isLast || (isBeforeUnknown && ranges.length > 0);
    const own = expand({ ...word, isLast });
    isBeforeUnknown &&= own.length === 0;
    ranges.unshift(own);
  }
  return ranges;
}

/** Documents that contain every word. Each word is given as the terms it stands for. */
function findAll(
  buffers: TextBuffers,
  band: Band,
  ranges: readonly TermRange[][],
  into: Bits,
): Matched | undefined {
  // Stryker disable next-line all: a short way, since what finds nothing is found with nothing
  if (ranges.length === 0 || ranges.some((one) => one.length === 0)) return undefined;
  const words = weighWords(buffers, ranges);
  const found = findTogether(buffers, words, into);
  return found && { band, found, readings: [{ words, totalWeight: weightOf(words) }] };
}

const weightOf = (words: readonly WeighedWord[]) =>
  words.reduce((sum, { weight }) => sum + weight, 0);

function unknownCorrected(tools: MatcherTools) {
  return (word: Reading[number]): TermRange[] => {
    const typed = expandTyped(word, tools);
    return typed.length > 0 ? typed : expandCorrected(word, tools);
  };
}
