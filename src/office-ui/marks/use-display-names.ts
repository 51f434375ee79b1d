import { useOfficeLocale } from "./use-office-format.ts";

/** How a language is called in the language of the page. */
export function useLanguageName() {
  const { language } = useOfficeLocale();
  const names = new Intl.DisplayNames([language], { type: "language" });
  return (code: string): string => names.of(code) ?? code;
}
