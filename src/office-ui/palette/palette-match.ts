/** Removes diacritics and upper case, one letter for one: `Žukauskaitė` becomes `zukauskaite`. */
function folded(text: string): string {
  return [...text]
    .map(
      (letter) =>
        letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().slice(0, 1) || letter,
    )
    .join("");
}

type MatchedPart = { text: string; isMatch: boolean };

/** Splits a text into parts and marks those that match the query at the beginning of a word. */
export function markMatches(text: string, query: string): MatchedPart[] {
  const wanted = folded(query.trim());
  if (!wanted) return [{ text, isMatch: false }];
  const letters = [...text];
  const plain = folded(text);
  const parts: MatchedPart[] = [];
  let from = 0;
  for (
    let at = startOf(plain, wanted, 0);
    at >= 0;
    at = startOf(plain, wanted, at + wanted.length)
  ) {
    if (at > from) parts.push({ text: letters.slice(from, at).join(""), isMatch: false });
    parts.push({ text: letters.slice(at, at + wanted.length).join(""), isMatch: true });
    from = at + wanted.length;
  }
  if (from < letters.length) parts.push({ text: letters.slice(from).join(""), isMatch: false });
  return parts;
}

/** The first word that begins with `wanted`: `ord` matches `Orders` but not `sword`. */
function startOf(plain: string, wanted: string, from: number): number {
  for (let at = plain.indexOf(wanted, from); at >= 0; at = plain.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(plain[at - 1] ?? "")) return at;
  }
  return -1;
}

/** Higher is better; 0 is no match. Every word of the query has to begin a word of the texts. */
export function matchScore(query: string, texts: readonly string[]): number {
  const words = folded(query.trim()).split(/\s+/).filter(Boolean);
  if (words.length === 0) return 1;
  const plain = texts.map(folded);
  let score = 0;
  for (const word of words) {
    const at = plain.findIndex((text) => startOf(text, word, 0) >= 0);
    if (at < 0) return 0;
    const isBeginning = plain[at]?.startsWith(word);
    score += (isBeginning ? 2 : 1) + (at === 0 ? 2 : 0);
  }
  return score;
}
