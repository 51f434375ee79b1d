/** Letters without their marks, in small: "Šiaulių g." and "siauliu g" are the same words. */
export function searchWords(text: string): string[] {
  const folded = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o");
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const CASE_ENDING = /(?:iaus|ius|iai|iu|io|ies|is|ys|aus|us|as|os|es|ai|o|a|e|u|i)$/;
const SHORTEST_STEM = 4;

/**
 * Couriers name Lithuanian lockers by the genitive ("Vilniaus IKI", "Kauno m."), and people type
 * Vilnius and Kaunas: what is left of a folded word without the ending of its case.
 */
export function wordStem(word: string): string {
  const stem = word.replace(CASE_ENDING, "");
  return stem.length >= SHORTEST_STEM ? stem : word;
}
