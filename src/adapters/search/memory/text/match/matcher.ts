import { openDictionary } from "../dictionary.ts";
import { stemmerOf } from "../languages/stemmer.ts";
import { stopWordsOf } from "../languages/stop-words.ts";
import { synonymsOf } from "../synonyms/synonyms.ts";
import type { TextBuffers } from "../text-buffers.ts";
import { expandCorrected, expandTyped, type TermRange } from "./expand-word.ts";
import { findMatches, findWithWordsLeftOut } from "./find-matches.ts";
import { type FindTypos, typoFinder } from "./find-typos.ts";
import { type Matches, NO_MATCHES } from "./matches.ts";
import { queryTokens } from "./query-words.ts";
import { type Reading, type ReadingTools, readingsOf } from "./readings.ts";
import { union } from "./union.ts";

export type MatcherTools = ReadingTools & {
  language: string;
  buffers: TextBuffers;
  findTypos: FindTypos;
  stopWords: ReadonlySet<string>;
};

type LanguageTools = Pick<MatcherTools, "language" | "synonyms" | "stem" | "stopWords">;

/** The same for all indexes of a language: small ones are opened often. */
const languageTools = new Map<string, LanguageTools>();

export function matcherTools(buffers: TextBuffers): MatcherTools {
  const language = String.fromCharCode(...buffers.language);
  let tools = languageTools.get(language);
  if (!tools) {
    const stem = stemmerOf(language);
    tools = { language, synonyms: synonymsOf(language), stem, stopWords: stopWordsOf(language) };
    languageTools.set(language, tools);
  }
  const dictionary = openDictionary(buffers);
  return { ...tools, buffers, dictionary, findTypos: typoFinder(buffers, dictionary) };
}

/** As typed; else with corrections; else with the least telling words left out. */
export function matchText(tools: MatcherTools, text: string): Matches {
  const readings = readingsOf(queryTokens(text, tools.stopWords), tools);
  const typed = matchTyped(tools, readings);
  if (typed.docs.length > 0) return typed;
  const corrected = matchCorrected(tools, readings);
  if (corrected.docs.length > 0) return corrected;
  return matchLeftOut(tools, readings);
}

function matchTyped(tools: MatcherTools, readings: readonly Reading[]): Matches {
  return readings.reduce<Matches>((found, reading) => {
    const words = reading.map((word) => expandTyped(word, tools));
    return union(found, findMatches(tools.buffers, words, "typed"));
  }, NO_MATCHES);
}

/** First only words that no document has are corrected, then all that may be. */
function matchCorrected(tools: MatcherTools, readings: readonly Reading[]): Matches {
  for (const reading of readings) {
    const found = findMatches(tools.buffers, reading.map(unknownCorrected(tools)), "corrected");
    if (found.docs.length > 0) return found;
  }
  for (const reading of readings.slice(0, 1)) {
    const words = reading.map((word) => [
      ...expandTyped(word, tools),
      ...expandCorrected(word, tools),
    ]);
    const found = findMatches(tools.buffers, words, "corrected");
    if (found.docs.length > 0) return found;
  }
  return NO_MATCHES;
}

function matchLeftOut(tools: MatcherTools, readings: readonly Reading[]): Matches {
  for (const reading of readings.slice(0, 2)) {
    if (reading.length < 2) continue;
    const words = reading.map(unknownCorrected(tools));
    const found = findWithWordsLeftOut(tools.buffers, words);
    if (found.docs.length > 0) return found;
  }
  return NO_MATCHES;
}

function unknownCorrected(tools: MatcherTools) {
  return (word: Reading[number]): TermRange[] => {
    const typed = expandTyped(word, tools);
    return typed.length > 0 ? typed : expandCorrected(word, tools);
  };
}
