import type { TokenForms } from "../analysis/token-forms.ts";
import type { Dictionary } from "../dictionary.ts";
import type { Synonyms } from "../synonyms/synonyms.ts";
import { asWords, QUALITY, type QueryWord } from "./query-words.ts";

/** A way to read a query, as words that must all match; the results of all readings are united. */
export type Reading = readonly QueryWord[];

export type ReadingTools = {
  dictionary: Dictionary;
  synonyms: Synonyms;
  stem: (word: string) => string;
};

const MOST_READINGS = 5;
const LONGEST_PHRASE = 3;
/** Shorter parts of a word occur by chance. */
const LEAST_PART = 4;

export function readingsOf(tokens: readonly TokenForms[], tools: ReadingTools): Reading[] {
  const words = tokens.map(({ whole }) => whole);
  const readings: Reading[] = [asWords(words)];
  readings.push(
    asWords(tokens.flatMap(({ whole, pieces }) => (pieces.length ? pieces : whole))),
    ...joinedReadings(words, tools),
    ...partedReadings(words, tools),
    ...phraseReadings(words, tools),
  );
  return withoutDoubles(readings).slice(0, MOST_READINGS);
}

function withoutDoubles(readings: readonly Reading[]): Reading[] {
  const byWords = new Map<string, Reading>();
  for (const reading of readings) {
    const key = reading.map(({ word }) => word).join(" ");
    if (!byWords.has(key)) byWords.set(key, reading);
  }
  return [...byWords.values()];
}

/** "t shirt" as tshirt, "head phones" as headphones, "128 g" as the beginning of 128gb. */
function joinedReadings(words: readonly string[], tools: ReadingTools): Reading[] {
  const readings: Reading[] = [];
  // Stryker disable next-line EqualityOperator: nothing stands behind the last
  for (let at = 1; at < words.length; at++) {
    const joined = `${words[at - 1]}${words[at]}`;
    if (!isKnown(joined, at === words.length - 1, tools)) continue;
    readings.push(asWords([...words.slice(0, at - 1), joined, ...words.slice(at + 1)]));
  }
  return readings;
}

/** "raincoat" as rain coat, "lūpukrāsa" as lūpu krāsa: compounds of which only the parts are known. */
function partedReadings(words: readonly string[], tools: ReadingTools): Reading[] {
  return words.flatMap((word, at) => {
    if (isKnown(word, false, tools)) return [];
    const cut = cutOf(word, tools);
    if (cut === undefined) return [];
    const parts = [word.slice(0, cut), word.slice(cut)];
    return [asWords([...words.slice(0, at), ...parts, ...words.slice(at + 1)])];
  });
}

function cutOf(word: string, tools: ReadingTools): number | undefined {
  for (let cut = word.length - LEAST_PART; cut >= LEAST_PART; cut--) {
    const isCut = [word.slice(0, cut), word.slice(cut)].every((part) =>
      isKnown(part, false, tools),
    );
    if (isCut) return cut;
  }
  return undefined;
}

function isKnown(
  word: string,
  isLast: boolean,
  { dictionary, stem, synonyms }: ReadingTools,
): boolean {
  const plain = stem(word);
  if (dictionary.findStem(plain) >= 0 || synonyms.has(plain)) return true;
  if (!isLast || !/^\d/.test(word)) return false;
  const { from, to } = dictionary.beginningWith(word);
  return from < to;
}

/** Phrases with the same meaning, if either has several words; synonyms of single words are expanded elsewhere. */
function phraseReadings(words: readonly string[], { synonyms, stem }: ReadingTools): Reading[] {
  const readings: Reading[] = [];
  // Stryker disable next-line EqualityOperator: nothing stands behind the last
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PHRASE); to++) {
      const phrase = words.slice(from, to);
      for (const other of synonyms.get(phrase.map(stem).join(" ")) ?? []) {
        if (phrase.length === 1 && other.length === 1) continue;
        const replaced = other.map((word) => ({
          word,
          isLast: false,
          quality: QUALITY.synonym,
        }));
        const kept = asWords(words);
        readings.push([...kept.slice(0, from), ...replaced, ...kept.slice(to)]);
      }
    }
  }
  return readings;
}
