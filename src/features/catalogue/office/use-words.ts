import { useOfficeLocale } from "#office-ui/marks/use-office-format.ts";
import type { Translated } from "../domain/product-input.ts";
import { TEXT_LANGUAGES } from "../domain/staff-goods/text-languages.ts";
import { pickTranslation } from "../domain/translation.ts";

/** Names of products, categories and flags in the language of the page, or in another one if that is missing. */
export function useWords() {
  const { language } = useOfficeLocale();
  return (names: Translated): string => pickTranslation(names, [language, ...TEXT_LANGUAGES]);
}
