import { createContext } from "react-router";
import { createMemo } from "#core/cache.ts";
import { createTranslator, type Messages, type Translate } from "#i18n/translator.ts";

type PageLanguage = { language: string; translate: Translate };

export const pageLanguageContext = createContext<PageLanguage>();

const languages = createMemo<string, PageLanguage>();

/** Made once per table of messages: creating the plural rules alone takes as long as rendering a small page. */
export function pageLanguage(language: string, messages: Messages): PageLanguage {
  return languages(messages, language, () => ({
    language,
    translate: createTranslator(language, messages),
  }));
}
