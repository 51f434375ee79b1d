import { UNDECOMPOSABLE_LETTERS } from "./latin-letters.ts";

const MARKS = /[\u0300-\u036f]/g;
const UNDECOMPOSABLE = new RegExp(`[${Object.keys(UNDECOMPOSABLE_LETTERS).join("")}]`, "g");
const BETWEEN_WORDS = /[^a-z0-9\u00aa-\u1fff\u2c00-\uffff]+/;
/** An article number: `NIK-1234`, `WH-1000XM5`. */
const IS_CODE = /[a-z0-9][-./_][a-z0-9]/;

/** Lower-case letters without accents, the same as the database's `fold_name` gives. */
export const foldName = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(MARKS, "")
    .replace(UNDECOMPOSABLE, (letter) => UNDECOMPOSABLE_LETTERS[letter] ?? letter);

/** Splits a search text into words. Each is the beginning of a word that the database's `words_of` finds in a text. */
export const wordsOf = (text: string): string[] =>
  foldName(text)
    .split(/\s+/)
    .flatMap((word) => (IS_CODE.test(word) ? word : word.split(BETWEEN_WORDS)))
    .filter((word) => word !== "");
