export const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words, and pairs of neighbouring words: "power bank" is one thing. */
export function wordsOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const pairs = words.slice(1).map((word, at) => `${words[at]}-${word}`);
  return [...words, ...pairs];
}

/** Returns a function that says if a word is in the list. A star stands for any ending; others must match exactly. */
export function wordList(listed: string): (word: string) => boolean {
  const words = listed.split(" ").map(fold);
  const whole = new Set(words.filter((word) => !word.endsWith("*")));
  const stems = words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  return (word) => whole.has(word) || stems.some((stem) => word.startsWith(stem));
}

/** The link's path without the shop's domain, because a wine shop sells glasses, too. */
export function pathOf(link: string): string {
  if (!URL.canParse(link)) return "";
  const path = new URL(link).pathname;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
