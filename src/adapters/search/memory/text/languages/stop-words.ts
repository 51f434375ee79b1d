import { rulesOf } from "./languages.ts";

export function stopWordsOf(language: string): ReadonlySet<string> {
  return new Set(rulesOf(language)?.stopWords.split(" ") ?? []);
}
