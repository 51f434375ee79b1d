import type { SearchText } from "#ports/search.ts";
import { sharedUint32 } from "../../segment/shared-arrays.ts";
import { fold } from "../analysis/fold.ts";
import { rawTokens } from "../analysis/raw-tokens.ts";
import { packStrings } from "../string-list.ts";
import type { Token, TokenTable } from "./token-table.ts";

/** Up to this many documents all are counted, then every tenth: enough to find what is common. */
const COUNTED_WHOLE = 100_000;
const THEN_EVERY = 10;
const RAREST = 2;
const MOST_PHRASES = 100_000;
const PAIR = 2 ** 26;
const NEARLY_ALWAYS = 0.6;
const LETTERS = /\p{L}/u;
/** Words of three or more letters, and model numbers. */
const SHOWN = /^(\d{1,2}|\p{L}[\p{L}'’-]{2,})$/u;

/** What completes queries besides single words: brands, categories, both together, and word pairs. */
export function collectPhrases(
  table: TokenTable,
  isStopWord: (word: string) => boolean,
  mostPhrases = MOST_PHRASES,
) {
  const counts = new Map<string, number>();
  const pairs = new Map<number, Pair>();
  let documents = 0;

  function count(phrase: string, by: number): void {
    if (phrase !== "") counts.set(phrase, (counts.get(phrase) ?? 0) + by);
  }

  function countPairs(tokens: readonly Token[], by: number): void {
    for (let at = 1; at < tokens.length; at++) {
      const key = (tokens[at - 1] as Token).id * PAIR + (tokens[at] as Token).id;
      const pair = pairs.get(key);
      const next = tokens[at + 1];
      if (pair) addTo(pair, next, by);
      else pairs.set(key, { times: by, next, votes: by });
    }
  }

  /** `name`: the tokens of the name. */
  function add({ manufacturer, categories }: SearchText, name: readonly Token[]): void {
    documents++;
    const everyOne = documents <= COUNTED_WHOLE;
    if (!everyOne && documents % THEN_EVERY !== 0) return;
    const by = everyOne ? 1 : THEN_EVERY;
    count(manufacturer, by);
    for (const category of categories) count(category, by);
    const [own] = categories;
    if (own) count(`${manufacturer} ${own}`, by);
    countPairs(name, by);
  }

  function pack() {
    const isShown = (raw: string) => SHOWN.test(raw) && !isStopWord(fold(raw));
    for (const [key, pair] of pairs) {
      if (pair.times < RAREST) continue;
      const phrase = phraseOf(table.tokens, key, pair);
      if (phrase.every(isShown) && LETTERS.test(phrase[0])) count(phrase.join(" "), pair.times);
    }
    return packPhrases(counts, mostPhrases);
  }

  return { add, pack };
}

/** Two adjacent words, and the word that most often follows them (found by majority vote). */
type Pair = { times: number; next: Token | undefined; votes: number };

function addTo(pair: Pair, next: Token | undefined, by: number): void {
  pair.times += by;
  if (pair.next === next) pair.votes += by;
  else if (pair.votes > 0) pair.votes -= by;
  else Object.assign(pair, { next, votes: by });
}

/** Adds the third word if it nearly always follows: "men's down" alone is not a useful query. */
function phraseOf(tokens: readonly Token[], key: number, pair: Pair): [string, ...string[]] {
  // Stryker disable next-line StringLiteral: what stands for an article number is never shown
  const word = (id: number) => tokens[id]?.raw ?? "";
  const next = pair.votes >= pair.times * NEARLY_ALWAYS ? pair.next : undefined;
  return [word(Math.floor(key / PAIR)), word(key % PAIR), ...(next ? [next.raw] : [])];
}

/** One entry for all spellings of a phrase: it has the most common spelling and that spelling's count. */
function packPhrases(counts: ReadonlyMap<string, number>, most: number) {
  const byKey = new Map<string, { text: string; times: number; most: number }>();
  for (const [phrase, times] of counts) {
    const text = rawTokens(phrase.toLowerCase()).join(" ");
    const key = fold(text);
    const entry = byKey.get(key) ?? { text, times: 0, most: 0 };
    if (times > entry.most) Object.assign(entry, { text, most: times });
    entry.times = Math.max(entry.times, times);
    byKey.set(key, entry);
  }
  const common = [...byKey].sort((a, b) => b[1].times - a[1].times).slice(0, most);
  // Stryker disable next-line EqualityOperator: no two are the same
  common.sort((a, b) => (a[0] < b[0] ? -1 : 1));
  const keys = packStrings(common.map(([key]) => key));
  const texts = packStrings(common.map(([, entry]) => entry.text));
  const phraseCounts = sharedUint32(common.length);
  common.forEach(([, entry], at) => {
    phraseCounts[at] = entry.times;
  });
  return {
    phraseKeyChars: keys.chars,
    phraseKeyStarts: keys.starts,
    phraseChars: texts.chars,
    phraseStarts: texts.starts,
    phraseCounts,
  };
}
