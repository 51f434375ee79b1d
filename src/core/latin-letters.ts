/** Lower-case letters that Unicode cannot decompose into a plain letter and an accent. */
export const UNDECOMPOSABLE_LETTERS: Readonly<Record<string, string>> = {
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

/** Cyrillic letters as passports write them (ICAO 9303). */
const LETTERS: Readonly<Record<string, string>> = {
  ...UNDECOMPOSABLE_LETTERS,
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  ґ: "g",
  д: "d",
  е: "e",
  ё: "e",
  є: "ie",
  ж: "zh",
  з: "z",
  и: "i",
  і: "i",
  ї: "i",
  й: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ў: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "ie",
  ы: "y",
  ь: "",
  э: "e",
  ю: "iu",
  я: "ia",
};

function letterOf(sign: string): string {
  const small = LETTERS[sign.toLowerCase()];
  if (small === undefined) return sign.normalize("NFD").replace(/\p{M}/gu, "");
  const isCapital = sign !== sign.toLowerCase();
  return isCapital ? small.charAt(0).toUpperCase() + small.slice(1) : small;
}

/**
 * Writes a text in letters that every label printer abroad has: ė becomes e, Ж becomes Zh. Other scripts are not
 * converted.
 */
export const inLatinLetters = (text: string): string =>
  [...text.normalize("NFC")].map(letterOf).join("");
