import type { Translated } from "./product-input.ts";

/** The first language that has words; where none has, any words are better than none. */
export function pickTranslation(texts: Translated, languages: readonly string[]): string {
  for (const language of languages) {
    const text = texts[language];
    if (text) return text;
  }
  return Object.values(texts).find(Boolean) ?? "";
}

/** The language asked for, the site's first, and English, which most goods come with. */
export function languageOrder(language: string, siteLanguages: readonly string[]): string[] {
  return [...new Set([language, ...siteLanguages.slice(0, 1), "en"])];
}
