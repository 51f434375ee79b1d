import { useOfficeLocale } from "./use-office-format.ts";

/** The name of a language or country in the page's language. */
function useDisplayName(type: "language" | "region") {
  const { language } = useOfficeLocale();
  const names = new Intl.DisplayNames([language], { type });
  // `names.of` throws an error for text that is not a code.
  return (code: string): string => (/^[a-z]{2}$/i.test(code) && names.of(code)) || code;
}

export const useLanguageName = () => useDisplayName("language");
export const useCountryName = () => useDisplayName("region");
