import { UNDECOMPOSABLE_LETTERS } from "#core/latin-letters.ts";

const MARKS = /\p{M}/gu;
const WHOLE = /[ßæœøłđðþı]/g;
// Stryker disable next-line Regex: a short way for text that folding would leave as it is
const ASCII = /^[\0-\x7f]*$/;

/**
 * Lower case without diacritics: ė=e, š=s, õ=o, ё=е. Only й stays, so that an exact match can distinguish it from и;
 * stems treat both as equal.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Stryker disable next-line ConditionalExpression: the long way folds it to the same
  if (ASCII.test(lower)) return lower;
  return lower.normalize("NFC").split("й").map(foldPart).join("й");
}

function foldPart(part: string): string {
  return part
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(WHOLE, (letter) => UNDECOMPOSABLE_LETTERS[letter] ?? letter);
}
