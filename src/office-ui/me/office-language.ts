/** That of the page, for calls that answer in words. */
export const officeLanguage = (): string => document.documentElement.lang || "en";
