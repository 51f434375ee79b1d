import { en } from "./en.ts";
import { et } from "./et.ts";
import type { LanguageRules } from "./language-rules.ts";
import { lt } from "./lt.ts";
import { lv } from "./lv.ts";
import { ru } from "./ru.ts";

const rules: Readonly<Record<string, LanguageRules>> = { en, lt, lv, et, ru };

/** Undefined for a language without rules, whose words are used unchanged. */
export function rulesOf(language: string): LanguageRules | undefined {
  return Object.hasOwn(rules, language) ? rules[language] : undefined;
}

export function stopWordsOf(language: string): ReadonlySet<string> {
  return new Set(rulesOf(language)?.stopWords.split(" ") ?? []);
}
