import { sharedUint32 } from "../../segment/shared-arrays.ts";
import { TERM_FLAGS } from "../text-buffers.ts";

export const LONGEST_TYPO_WORD = 32;

/**
 * The words that a mistyped word may stand for, by length: words of names, brands, categories and keywords, not of
 * descriptions. Numbers and codes are never corrected.
 */
export function listTypoTerms(terms: readonly string[], flags: Uint8Array) {
  const byLength: number[][] = Array.from({ length: LONGEST_TYPO_WORD + 1 }, () => []);
  terms.forEach((term, at) => {
    if ((flags[at] as number) & TERM_FLAGS.completes)
      (byLength[Math.min(term.length, LONGEST_TYPO_WORD)] as number[]).push(at);
  });
  const typoStarts = sharedUint32(LONGEST_TYPO_WORD + 2);
  byLength.forEach((list, length) => {
    typoStarts[length + 1] = (typoStarts[length] as number) + list.length;
  });
  const flat = byLength.flat();
  const typoTerms = sharedUint32(flat.length);
  const typoMasks = sharedUint32(flat.length);
  flat.forEach((term, at) => {
    typoTerms[at] = term;
    typoMasks[at] = letterMask(terms[term] as string);
  });
  return { typoTerms, typoMasks, typoStarts };
}

/** Which letters a word has, one bit for each of 32 groups: very different words differ in many bits. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask >>> 0;
}
