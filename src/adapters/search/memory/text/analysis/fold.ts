import { WHOLE_LETTERS } from "#core/latin-letters.ts";

const MARKS = /\p{M}+/gu;
const WHOLE = /[ßæœøłđðþıŀ]/g;
const ASCII = /^[\0-\x7f]*$/;

/**
 * Lower case without diacritics: ė=e, š=s, õ=o, ё=е. Only й stays itself, so that an exact match can
 * tell it from и; stems no longer do.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  const [first, ...rest] = lower.normalize("NFC").split("й");
  return rest.reduce((folded, part) => `${folded}й${foldPart(part)}`, foldPart(first ?? ""));
}

function foldPart(part: string): string {
  return part
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(WHOLE, (letter) => WHOLE_LETTERS[letter] ?? letter);
}
