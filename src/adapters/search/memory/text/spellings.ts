import { rawTokens } from "./analysis/raw-tokens.ts";
import { tokenForms } from "./analysis/token-forms.ts";
import { otherReadings } from "./languages/other-scripts.ts";
import { expandTyped } from "./match/expand-word.ts";
import { hasMatches } from "./match/has-matches.ts";
import type { MatcherTools } from "./match/matcher.ts";
import { postingCount } from "./match/weigh-words.ts";

const MOST_CHARACTERS = 300;
const MOST_WORDS = 8;
/** A word in at most this many documents may itself be misspelt, if a similar word has many more. */
const LITTLE = 2;
const MANY_MORE = 20;
const CHOICES = 3;

/** Other spellings of the whole text that have matches; the likeliest first. */
export function spellText(
  tools: MatcherTools,
  text: string,
  limit: number,
  leftOut: readonly string[] = [],
): string[] {
  const typed = rawTokens(text.slice(0, MOST_CHARACTERS).toLowerCase()).slice(0, MOST_WORDS);
  const kept = typed.filter((raw) => !leftOut.includes(tokenForms(raw).whole));
  // Stryker disable next-line ConditionalExpression,EqualityOperator: of none there are none
  if (limit <= 0) return [];
  let texts: string[][] = [[]];
  // The last remaining word was searched as a prefix, so it is not corrected to a whole word.
  const begun = kept.length < typed.length ? kept.length - 1 : undefined;
  for (const [at, raw] of kept.entries()) {
    const choices = choicesFor(tools, raw, at === begun);
    texts = texts.flatMap((start) => choices.map((choice) => [...start, choice]));
    texts = texts.slice(0, limit * CHOICES);
  }
  const original = typed.join(" ");
  const found = texts
    .filter((words) => words.join(" ") !== original && findsSomething(tools, words))
    .map((words) => words.join(" "));
  // The remaining words were found together, if only as prefixes of others.
  if (found.length === 0 && kept.length > 0 && kept.length < typed.length) return [kept.join(" ")];
  return [...new Set(found)].slice(0, limit);
}

/** The word itself if it is common enough, else what may have been meant. */
function choicesFor(tools: MatcherTools, raw: string, isBegun: boolean): string[] {
  const { dictionary, buffers, language } = tools;
  const word = tokenForms(raw).whole;
  const documents = postingCount(
    buffers,
    expandTyped({ ...typedWord(word), isLast: isBegun }, tools),
  );
  if (documents > LITTLE || tools.stopWords.has(word)) return [raw];
  for (const reading of documents === 0 ? otherReadings(language, word) : []) {
    const term = dictionary.find(reading);
    if (term >= 0) return [dictionary.surface(term)];
  }
  const likely = tools
    .findTypos(word, false)
    .filter(({ term }) => dictionary.documents(term) >= documents * MANY_MORE);
  const others = likely.slice(0, CHOICES).map(({ term }) => dictionary.surface(term));
  return others.length > 0 ? others : [raw];
}

function findsSomething(tools: MatcherTools, words: readonly string[]): boolean {
  const ranges = words
    .map((raw) => tokenForms(raw).whole)
    .filter((word) => !tools.stopWords.has(word))
    .map((word) => expandTyped(typedWord(word), tools));
  return hasMatches(tools.buffers, ranges);
}

function typedWord(word: string) {
  return { word, isLast: false, quality: 1 };
}
