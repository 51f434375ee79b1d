import { useOfficeLocale } from "./use-office-format.ts";

/** How a language or a country is called in the language of the page. */
function useDisplayName(type: "language" | "region") {
  const { language } = useOfficeLocale();
  const names = new Intl.DisplayNames([language], { type });
  // What is no code at all is refused with an error.
  return (code: string): string => (/^[a-z]{2}$/i.test(code) && names.of(code)) || code;
}

export const useLanguageName = () => useDisplayName("language");
export const useCountryName = () => useDisplayName("region");
