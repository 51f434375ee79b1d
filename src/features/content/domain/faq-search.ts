import { sum } from "#core/money.ts";
import { plainText } from "./article-text.ts";

/** Lower case without diacritics (ė = e, ё = е), with one space before every word: " kiek kainuoja siunta". */
export function foldForSearch(text: string): string {
  const folded = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return ` ${folded.match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? ""}`;
}

/** Whether every word of the query occurs: anywhere as typed, or without its ending at the start of a word. */
export function matchesSearch(foldedText: string, query: string): boolean {
  return wordsOf(query).every((word) => timesFound(foldedText, word) > 0);
}

const wordsOf = (query: string) => foldForSearch(query).split(" ").filter(Boolean);

function timesFound(foldedText: string, word: string): number {
  const times = (part: string) => foldedText.split(part).length - 1;
  return Math.max(times(word), times(` ${withoutEnding(word)}`));
}

/** Words have different endings in our languages: "siuntos" must find "siunta", and "grąžinimas" "grąžinti". */
function withoutEnding(word: string): string {
  if (word.length >= 9) return word.slice(0, -4);
  if (word.length >= 6) return word.slice(0, -2);
  return word.length === 5 ? word.slice(0, -1) : word;
}

type Searchable = { title: string; html: string };

/** Articles with the words in their question come first, then those that contain them most often. */
export function searchFaq<Item extends Searchable>(
  articles: readonly Item[],
  query: string,
): Item[] {
  const words = wordsOf(query);
  if (words.length === 0) return [...articles];
  return articles
    .map((article) => ({ article, rank: rankOf(article, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ article }) => article);
}

/** More than the number of times that any answer repeats a word. */
const IN_QUESTION = 10_000;

function rankOf({ title, html }: Searchable, words: readonly string[]): number {
  const question = foldForSearch(title);
  const all = foldForSearch(`${title} ${plainText(html)}`);
  const times = words.map((word) => timesFound(all, word));
  if (times.includes(0)) return 0;
  const asked = words.filter((word) => timesFound(question, word) > 0).length;
  return asked * IN_QUESTION + sum(times);
}
