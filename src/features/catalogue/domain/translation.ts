import type { Translated } from "./product-input.ts";

/** The text in the first language that has one; otherwise the text in any language. */
export function pickTranslation(texts: Translated, languages: readonly string[]): string {
  for (const language of languages) {
    const text = texts[language];
    if (text) return text;
  }
  return Object.values(texts).find(Boolean) ?? "";
}

/** The requested language, the site's first language, and English, which most products have. */
export function languageOrder(language: string, siteLanguages: readonly string[]): string[] {
  return [...new Set([language, ...siteLanguages.slice(0, 1), "en"])];
}
