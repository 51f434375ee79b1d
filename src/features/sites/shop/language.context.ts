import { createContext } from "react-router";
import { createTranslator, type Messages, type Translate } from "#i18n/translator.ts";

export type PageLanguage = { language: string; translate: Translate };

export const pageLanguageContext = createContext<PageLanguage>();

export function pageLanguage(language: string, messages: Messages): PageLanguage {
  return { language, translate: createTranslator(language, messages) };
}
