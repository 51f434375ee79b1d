/** The path to which forms are posted without JavaScript. */
export const cartPath = (language: string): string => `/${language}/cart`;
