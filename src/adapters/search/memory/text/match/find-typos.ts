import { LONGEST_TYPO_WORD } from "../build/list-typo-terms.ts";
import type { Dictionary } from "../dictionary.ts";
import { bitCount, letterMask } from "../letter-mask.ts";
import type { TextBuffers } from "../text-buffers.ts";
import { editDistance } from "./edit-distance.ts";

export type Correction = { term: number; distance: number };

const MOST_CORRECTIONS = 6;

/** Short words are too like each other; long ones leave room for two slips. */
export function allowedEdits(word: string): number {
  if (word.length <= 3) return 0;
  return word.length <= 7 ? 1 : 2;
}

/**
 * Words that the typed one may have meant: the nearest, then those of most documents. Every edit
 * changes at most two letters, so words whose letters differ in more are passed over unread.
 */
export function findTypos(
  buffers: TextBuffers,
  dictionary: Dictionary,
  word: string,
  asPrefix: boolean,
): Correction[] {
  const most = allowedEdits(word);
  if (most === 0) return [];
  const { typoTerms, typoMasks, typoStarts } = buffers;
  const shortest = Math.max(3, word.length - most);
  const longest = asPrefix ? LONGEST_TYPO_WORD : Math.min(word.length + most, LONGEST_TYPO_WORD);
  const mask = letterMask(word);
  const missing = asPrefix ? most : 2 * most;
  const found: Correction[] = [];
  const end = typoStarts[longest + 1] ?? typoTerms.length;
  for (let at = typoStarts[shortest] ?? end; at < end; at++) {
    const other = typoMasks[at] as number;
    if (bitCount(asPrefix ? mask & ~other : mask ^ other) > missing) continue;
    const term = typoTerms[at] as number;
    const distance = editDistance(word, dictionary.text(term), most, asPrefix);
    if (distance <= most) found.push({ term, distance });
  }
  return nearest(found, dictionary, word);
}

function nearest(found: Correction[], dictionary: Dictionary, word: string): Correction[] {
  const least = Math.min(...found.map(({ distance }) => distance));
  const sameStart = ({ term }: Correction) =>
    dictionary.text(term).charAt(0) === word.charAt(0) ? 0 : 1;
  return found
    .filter(({ distance }) => distance === least)
    .sort(
      (a, b) =>
        sameStart(a) - sameStart(b) ||
        dictionary.documents(b.term) - dictionary.documents(a.term) ||
        a.term - b.term,
    )
    .slice(0, MOST_CORRECTIONS);
}
