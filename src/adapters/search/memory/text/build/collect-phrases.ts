import type { SearchText } from "#ports/search.ts";
import { fold } from "../analysis/fold.ts";
import { rawTokens } from "../analysis/raw-tokens.ts";
import { packStrings } from "../string-list.ts";
import { sharedUint32 } from "../text-buffers.ts";
import type { Token, TokenTable } from "./token-table.ts";

/** All is counted in this many documents, then in every tenth: enough to know the common. */
const COUNTED_WHOLE = 100_000;
const THEN_EVERY = 10;
const RAREST = 2;
const MOST_PHRASES = 100_000;
const PAIR = 2 ** 26;
const LETTERS = /^\p{L}[\p{L}'’-]*$/u;
const NUMBER_OR_LETTERS = /^(\d{1,4}|\p{L}[\p{L}'’-]*)$/u;

/** What queries are completed with beyond single words: brands, categories, both, pairs of words. */
export function collectPhrases(table: TokenTable, isStopWord: (word: string) => boolean) {
  const counts = new Map<string, number>();
  const pairs = new Map<number, number>();
  let documents = 0;

  function count(phrase: string, by: number): void {
    if (phrase !== "") counts.set(phrase, (counts.get(phrase) ?? 0) + by);
  }

  function countPairs(tokens: readonly Token[], by: number): void {
    for (let at = 1; at < tokens.length; at++) {
      const key = (tokens[at - 1] as Token).id * PAIR + (tokens[at] as Token).id;
      pairs.set(key, (pairs.get(key) ?? 0) + by);
    }
  }

  /** `name` as tokens. */
  function add({ manufacturer, categories }: SearchText, name: readonly Token[]): void {
    documents++;
    const everyOne = documents <= COUNTED_WHOLE;
    if (!everyOne && documents % THEN_EVERY !== 0) return;
    const by = everyOne ? 1 : THEN_EVERY;
    count(manufacturer, by);
    for (const category of categories) count(category, by);
    const [own] = categories;
    if (own && manufacturer !== "") count(`${manufacturer} ${own}`, by);
    countPairs(name, by);
  }

  function pairText(key: number): string | undefined {
    const first = table.tokens[Math.floor(key / PAIR)]?.raw ?? "";
    const second = table.tokens[key % PAIR]?.raw ?? "";
    if (!LETTERS.test(first) || !NUMBER_OR_LETTERS.test(second)) return undefined;
    if (isStopWord(fold(first)) || isStopWord(fold(second))) return undefined;
    return `${first} ${second}`;
  }

  function pack() {
    for (const [key, times] of pairs) {
      const phrase = times >= RAREST ? pairText(key) : undefined;
      if (phrase) count(phrase, times);
    }
    return packPhrases(counts);
  }

  return { add, pack };
}

/** One entry for all spellings of a phrase: the commonest is shown, all are counted. */
function packPhrases(counts: ReadonlyMap<string, number>) {
  const byKey = new Map<string, { text: string; times: number; most: number }>();
  for (const [phrase, times] of counts) {
    const text = rawTokens(phrase.toLowerCase()).join(" ");
    const key = fold(text);
    const entry = byKey.get(key) ?? { text, times: 0, most: 0 };
    if (times > entry.most) Object.assign(entry, { text, most: times });
    entry.times = Math.max(entry.times, times);
    byKey.set(key, entry);
  }
  const common = [...byKey].sort((a, b) => b[1].times - a[1].times).slice(0, MOST_PHRASES);
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
