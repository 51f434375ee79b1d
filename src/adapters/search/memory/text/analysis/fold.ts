/** Letters that Unicode does not take apart into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ŀ: "l",
};

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
