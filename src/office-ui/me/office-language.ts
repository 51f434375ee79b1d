/** The page's language, for calls that answer with translated text. */
export const officeLanguage = (): string => document.documentElement.lang || "en";
