import { otherLayout } from "./keyboard-slips.ts";
import { transliterate } from "./transliterate.ts";

/** Other ways to read a word that no document knows; only Russian is typed in two scripts. */
export function otherReadings(language: string, word: string): string[] {
  if (language !== "ru") return [];
  return [otherLayout(word), transliterate(word)].filter((reading) => reading !== word);
}
