import { rawTokens } from "../analysis/raw-tokens.ts";
import { tokenForms } from "../analysis/token-forms.ts";
import { stemmerOf } from "../languages/stemmer.ts";
import { en } from "./en.ts";
import { et } from "./et.ts";
import { lt } from "./lt.ts";
import { lv } from "./lv.ts";
import { ru } from "./ru.ts";

const groups: Readonly<Record<string, string>> = { en, lt, lv, et, ru };

/**
 * Keyed by the stems of a word or phrase, separated by spaces: the folded words of everything with the same meaning.
 */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

export function synonymsOf(language: string): Synonyms {
  const synonyms = new Map<string, string[][]>();
  const stem = stemmerOf(language);
  const lines = Object.hasOwn(groups, language) ? (groups[language] as string).split("\n") : [];
  for (const line of lines) {
    const phrases = line.split("=").map((phrase) => rawTokens(phrase).map(wholeWord));
    const byStems = new Map(phrases.map((phrase) => [phrase.map(stem).join(" "), phrase]));
    byStems.delete("");
    for (const key of byStems.keys()) {
      const others = [...byStems].filter(([other]) => other !== key).map(([, phrase]) => phrase);
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
    }
  }
  return synonyms;
}

function wholeWord(raw: string): string {
  return tokenForms(raw).whole;
}
