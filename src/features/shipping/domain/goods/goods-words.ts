export const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Words, and pairs of neighbours: "power bank" is one thing. */
export function wordsOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const pairs = words.slice(1).map((word, at) => `${words[at]}-${word}`);
  return [...words, ...pairs];
}

/** Whether a word is one of these; a star stands for any ending, without it the word is meant as it is. */
export function wordList(listed: string): (word: string) => boolean {
  const words = listed.split(" ").map(fold);
  const whole = new Set(words.filter((word) => !word.endsWith("*")));
  const stems = words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  return (word) => whole.has(word) || stems.some((stem) => word.startsWith(stem));
}

/** Without the shop's own name: a wine shop sells glasses, too. */
export function pathOf(link: string): string {
  if (!URL.canParse(link)) return "";
  const path = new URL(link).pathname;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
