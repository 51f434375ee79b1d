import { plainText } from "./plain-text.ts";

/** Lower case without marks (ė = e, ё = е), every word after one space: " kiek kainuoja siunta". */
export function foldForSearch(text: string): string {
  const folded = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return ` ${folded.match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? ""}`;
}

/** Every word asked for is there: anywhere as typed, or at a word's beginning with another ending. */
export function matchesSearch(foldedText: string, query: string): boolean {
  return foldForSearch(query)
    .split(" ")
    .filter(Boolean)
    .every((word) => foldedText.includes(word) || foldedText.includes(` ${withoutEnding(word)}`));
}

/** Our languages bend their words: "siuntos" must find "siunta". */
function withoutEnding(word: string): string {
  if (word.length >= 6) return word.slice(0, -2);
  return word.length === 5 ? word.slice(0, -1) : word;
}

type Searchable = { title: string; html: string };

/** Those whose question itself has the words come first; without words, all in their order. */
export function searchFaq<Item extends Searchable>(
  articles: readonly Item[],
  query: string,
): Item[] {
  const byTitle = articles.filter(({ title }) => matchesSearch(foldForSearch(title), query));
  const byText = articles.filter(
    (article) =>
      !byTitle.includes(article) &&
      matchesSearch(foldForSearch(`${article.title} ${plainText(article.html)}`), query),
  );
  return [...byTitle, ...byText];
}
